export interface BackQuestion {
  /** the page before this one, within the app */
  previous: string | undefined
  current: string
  /** whether the person may open the list of clients, and there is one */
  hasClients: boolean
}

export type BackAnswer = { kind: 'back' } | { kind: 'go'; to: '/clients' | '/home' }

/** Back to the previous page; where there is none, or it is the page one is on, to the clients. */
export function backTarget({ previous, current, hasClients }: BackQuestion): BackAnswer {
  if (previous !== undefined && pathOf(previous) !== pathOf(current)) return { kind: 'back' }
  return { kind: 'go', to: hasClients ? '/clients' : '/home' }
}

const pathOf = (href: string) => href.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')
