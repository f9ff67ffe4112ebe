/** What the command line asks a server to do, and what it gets back. */

export interface ServeRequest {
  readonly host: string;
  readonly port: number;
  /** The public address, if it differs from the one the server listens on. */
  readonly publicUrl: string | undefined;
  /** Of the SQLite store. */
  readonly data: string;
  /** A PostgreSQL address, used instead of `data`. */
  readonly database: string | undefined;
  readonly proxies: number;
  readonly limits: readonly string[];
  /** How the address and the limits were given, for sentences about them. */
  readonly names: { readonly publicUrl: string; readonly limit: string };
  /** One JSON object per line; undefined for no log. */
  readonly log: ((line: string) => void) | undefined;
  /** Says what it is waiting for, if there is no log. */
  readonly notice: (sentence: string) => void;
  /** Ends a start that waits. */
  readonly stop: AbortSignal;
}

export interface Served {
  readonly address: string;
  /** For other machines on the network. */
  readonly networkAddresses: readonly string[];
  readonly publicAddress: string;
  close(): Promise<void>;
}

export interface DevPage {
  readonly address: string;
  /** Every browser then reloads the page. */
  show(module: URL): Promise<DevFiles>;
  /** An empty notice says that all is well. */
  tell(notice: string): void;
  close(): Promise<void>;
}

interface DevFiles {
  /** Their addresses, also if there was a problem. */
  readonly files: ReadonlySet<string>;
  /** Why the page still shows the previous version. */
  readonly problem: string | undefined;
}
