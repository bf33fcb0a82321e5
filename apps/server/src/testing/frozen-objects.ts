import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

/** Connects us with a PostgreSQL. While it is frozen it passes nothing on: connections are made and nobody answers. */
export async function freezingProxy(url: string) {
  const target = new URL(url)
  const folder = target.searchParams.get('host')
  const upstream = () =>
    folder === null
      ? createConnection(Number(target.port) || 5432, target.hostname)
      : createConnection(`${folder}/.s.PGSQL.${target.port || 5432}`)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer(near => {
    const far = upstream()
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', data => void to.write(data))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isFrozen) from.pause()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a server that listens on a port has an address of this type
  return {
    /** Replaces the host of a database address by the proxy. */
    through(login: string): string {
      const address = new URL(login)
      address.host = `127.0.0.1:${port}`
      address.searchParams.delete('host')
      return address.href
    },
    freeze(): void {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw(): void {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    close(): void {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
