import type { PaletteItem, PaletteVerb } from '#shell'
import { sortedByScore } from '#lib/words'
import { findClients, type FoundClient } from './find-clients.ts'

interface ClientVerb extends Omit<PaletteVerb, 'search'> {
  /** Takes the client's name out of what is typed; without this, all of it is the name. */
  split?: (text: string, today: string) => { name: string; rest: string }
  /** The row that acts on a client. `rest` is what is typed besides the name. */
  item: (client: FoundClient, typed: { rest: string; today: string }) => Omit<PaletteItem, 'id'> | Promise<Omit<PaletteItem, 'id'>>
}

/** A command of the palette that is about one client: 'chat marco', 'peso marco 78,4'. */
export const clientVerb = ({ split = name => ({ name, rest: '' }), item, ...verb }: ClientVerb): PaletteVerb => ({
  ...verb,
  search: async (text, { today }) => {
    const { name, rest } = split(text.trim(), today)
    const clients = (await findClients(name)).map(client => ({ client, label: client.name }))
    return Promise.all(
      sortedByScore(clients, name).map(async ({ client }) => ({ id: `${verb.id} ${client.id}`, ...(await item(client, { rest, today })) })),
    )
  },
})
