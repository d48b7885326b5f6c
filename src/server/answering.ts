import type { ServerResponse } from 'node:http'

/** As Node marks a connection with the answer that is under way on it. In no documentation, so it may be absent. */
export type Answering = { readonly _httpMessage?: ServerResponse | null }
