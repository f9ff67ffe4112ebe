/** The messages between the server and the agents' thread. */

export const agentPath = "mcp";

export const longestAgentRequest = 65_536;

export interface AgentHttpRequest {
  readonly number: number;
  /** The client as the limits count it; each has its own games. */
  readonly client: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface AgentHttpAnswer {
  readonly number: number;
  readonly status: number;
  readonly type: string;
  readonly body: string;
}
