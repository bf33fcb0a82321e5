import { dismiss, type Wire } from './sockets.ts'
import { countInWindows } from './windows.ts'

const windowMs = 10_000
const messagesAtMost = 50

/** A browser sends a message now and then; one that pours is cut off. */
export function brake(socket: Wire): void {
  const count = countInWindows(windowMs)
  socket.conn.on('packet', ({ type }) => {
    if (type === 'message' && count() === messagesAtMost + 1) dismiss(socket, 'too many messages')
  })
}
