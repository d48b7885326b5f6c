import { limitNetworks, type NetworkLimits } from '#platform/limit-networks.ts'

/** Each within an hour, from one connection. */
const most = { post: 40, message: 10, advice: 10, upload: 20, call: 6 } as const
type LimitedAct = keyof typeof most

export type PostLimits = NetworkLimits<LimitedAct>

export function createPostLimits(): PostLimits {
  return limitNetworks(most)
}
