export interface BackQuestion {
  /** the page before this one, within the app */
  previous: string | undefined
  current: string
  /** whether the person may open the client list, and the list exists */
  hasClients: boolean
}

export type BackAnswer = { kind: 'back' } | { kind: 'go'; to: '/clients' | '/home' }

/** Goes back to the previous page. If there is none, or it is the current page, it goes to the clients. */
export function backTarget({ previous, current, hasClients }: BackQuestion): BackAnswer {
  if (previous !== undefined && pathOf(previous) !== pathOf(current)) return { kind: 'back' }
  return { kind: 'go', to: hasClients ? '/clients' : '/home' }
}

const pathOf = (href: string) => href.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')
