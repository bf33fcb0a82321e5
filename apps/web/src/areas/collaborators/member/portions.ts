import { clientsAtOnce } from '@allenio/contract/collaborators'

/** Calls the server in portions that it accepts, one after the other, and returns the sum. A refusal ends it. */
export async function inPortions(clientIds: readonly string[], send: (portion: string[]) => Promise<number>): Promise<number> {
  let sum = 0
  for (let at = 0; at < clientIds.length; at += clientsAtOnce) sum += await send(clientIds.slice(at, at + clientsAtOnce))
  return sum
}
