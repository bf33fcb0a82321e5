// The envelope format of Sentry and compatible services: three lines of JSON.

export interface ReportedPerson {
  id: string
  email: string
  name: string
  locale: string
}

/** The facts about an admin's business that support asks for first. */
export interface ReportedContact {
  /** Null while no plan has been bought. */
  planName: string | null
  /** In cents of the workspace's currency. */
  planPrice: number | null
  totalClients: number
  inactiveClients: number
}

export interface Report {
  error: unknown
  person: ReportedPerson | undefined
  contact?: ReportedContact | undefined
  build: string
  address: string
  at: Date
  id: string
}

export function envelope({ error, person, contact, build, address, at, id }: Report): string {
  const event = {
    event_id: id,
    timestamp: at.toISOString(),
    platform: 'javascript',
    level: 'error',
    release: build,
    // the query of an address may contain a token
    request: { url: address.split(/[?#]/)[0] },
    ...(person && { user: { id: person.id, email: person.email, name: person.name, locale: person.locale } }),
    ...(contact && {
      contexts: {
        contact: {
          plan_name: contact.planName,
          plan_price: contact.planPrice,
          total_clients: contact.totalClients,
          inactive_clients: contact.inactiveClients,
        },
      },
    }),
    exception: { values: chainOf(error).map(valueOf) },
  }
  const header = { event_id: id, sent_at: at.toISOString() }
  return [header, { type: 'event' }, event].map(each => JSON.stringify(each)).join('\n')
}

/** An error and its causes, with the first cause first. */
function chainOf(error: unknown): unknown[] {
  const chain = [error]
  while (chain.length < 5) {
    const last = chain.at(-1)
    if (!(last instanceof Error) || last.cause === undefined) break
    chain.push(last.cause)
  }
  return chain.reverse()
}

function valueOf(error: unknown) {
  if (!(error instanceof Error)) return { type: 'Error', value: String(error).slice(0, 500) }
  return { type: error.name, value: error.message.slice(0, 500), stacktrace: { frames: framesOf(error.stack ?? '') } }
}

// an address in a line of a stack is shorter
const longestFrame = 500
const frame = /^\s*(?:at )?(?:(.*?)[ @]\(?)?((?:https?|file):\/\/[^\s)]+?):(\d+):(\d+)\)?$/

/** The format wants the oldest call first. */
function framesOf(stack: string) {
  return stack
    .split('\n')
    .flatMap(line => {
      const [, name, filename, lineno, colno] = frame.exec(line.slice(0, longestFrame)) ?? []
      if (!filename) return []
      return [{ function: name || '?', filename, lineno: Number(lineno), colno: Number(colno), in_app: true }]
    })
    .slice(0, 50)
    .reverse()
}
