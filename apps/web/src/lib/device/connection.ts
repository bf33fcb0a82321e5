interface Connection {
  saveData?: boolean
  effectiveType?: string
}

declare global {
  interface Navigator {
    connection?: Connection
  }
}

/** Nothing is loaded ahead on 2g, or for somebody who saves data. */
export const mayPrefetch = (connection: Connection | undefined = globalThis.navigator?.connection): boolean =>
  !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
