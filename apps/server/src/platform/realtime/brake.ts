import { dismiss, type Wire } from './sockets.ts'
import { countInWindows } from './windows.ts'

const windowMs = 10_000
const messagesAtMost = 50

/** Cuts off a socket that floods, because a browser sends a message only now and then. */
export function brake(socket: Wire): void {
  const count = countInWindows(windowMs)
  socket.conn.on('packet', ({ type }) => {
    if (type === 'message' && count() === messagesAtMost + 1) dismiss(socket, 'too many messages')
  })
}
