import { dismiss, type Wire } from './sockets.ts'

const windowMs = 10_000
const messagesAtMost = 50

/** A browser sends a message now and then; one that pours is cut off. */
export function brake(socket: Wire): void {
  let opened = Date.now()
  let count = 0
  socket.conn.on('packet', ({ type }) => {
    if (type !== 'message') return
    const now = Date.now()
    if (now - opened >= windowMs) {
      opened = now
      count = 0
    }
    count += 1
    if (count === messagesAtMost + 1) dismiss(socket, 'too many messages')
  })
}
