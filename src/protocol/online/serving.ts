/** What the command line asks a server to do, and what it gets back. */

export interface ServeRequest {
  readonly host: string;
  readonly port: number;
  /** The public address, if it differs from the one the server listens on. */
  readonly publicUrl: string | undefined;
  /** The folder of the SQLite store. */
  readonly data: string;
  /** The address of a PostgreSQL database to use instead. */
  readonly database: string | undefined;
  readonly proxies: number;
  /** Whether agents may come in, over the Model Context Protocol. */
  readonly agents: boolean;
  readonly limits: readonly string[];
  /** How the address and the limits were given, for sentences about them. */
  readonly names: { readonly publicUrl: string; readonly limit: string };
  /** The structured log, one JSON object per line; undefined for none. */
  readonly log: ((line: string) => void) | undefined;
  /** Says what it is waiting for, if there is no log. */
  readonly notice: (sentence: string) => void;
  /** Ends a start that waits. */
  readonly stop: AbortSignal;
}

export interface Served {
  readonly address: string;
  /** The addresses that others on the network can use. */
  readonly elsewhere: readonly string[];
  readonly publicAddress: string;
  close(): Promise<void>;
}

/** The page of games that are being written. */
export interface DevPage {
  readonly address: string;
  /** Puts the games of a module on the page, which every browser then reloads; returns the files it was made from. */
  show(module: URL): Promise<DevFiles>;
  /** What the author should know; nothing if all is well. */
  tell(notice: string): void;
  close(): Promise<void>;
}

interface DevFiles {
  /** The addresses of the files that were read. */
  readonly files: ReadonlySet<string>;
  /** Why the page still shows the previous version. */
  readonly problem: string | undefined;
}
