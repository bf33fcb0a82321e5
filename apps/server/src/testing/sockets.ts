import type { AddressInfo } from 'node:net'
import { newId } from '@allenio/domain/ids'
import type { FastifyInstance } from 'fastify'
import { io } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import type { TestMember } from './given.ts'

export interface HeardEvent {
  event: string
  payload: unknown
}

/** The port on which the test's server listens. It begins to listen when a test first asks. */
export async function portOf({ server }: { server: FastifyInstance }): Promise<number> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as AddressInfo).port // a server that listens on a port has an address of this type
}

/** Opens a person's device until the end of the test; `heard` grows with each event that it receives. */
export async function openDevice({ token, workspaceId }: Pick<TestMember, 'token' | 'workspaceId'>, port: number) {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/api/realtime',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token, workspaceId },
  })
  onTestFinished(() => void socket.disconnect())
  const heard: HeardEvent[] = []
  socket.onAny((event: string, payload: unknown) => void heard.push({ event, payload }))
  await new Promise<void>((resolve, reject) => {
    socket.on('hello', () => resolve())
    socket.on('connect_error', reject)
  })
  return { socket, heard }
}

/** A device that has a document open until the end of the test, and what it has heard of it. */
export async function followDocument(member: TestMember, document: { thing: string; id: string }, port: number) {
  const { socket, heard } = await openDevice(member, port)
  const isOpen: unknown = await socket.emitWithAck('enter', { ...document, tab: newId() })
  if (isOpen !== true) throw new Error(`this person may not open the ${document.thing}`)
  return {
    revisions: () =>
      heard.flatMap(({ event, payload }) =>
        event === 'document edited' && typeof payload === 'object' && payload !== null && 'revision' in payload ? [payload.revision] : [],
      ),
    closed: () => heard.flatMap(({ event, payload }) => (event === 'room closed' ? [payload] : [])),
  }
}
