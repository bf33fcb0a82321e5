import { fork } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { fillPath, type Endpoint, type Input, type Output } from '@allenio/contract'
import { afterAll } from 'vitest'
import type { Standstill } from '#platform/test-provider'
import type { KillableMessage, KillableSettings } from './killable-process.ts'
import type { TestHouse } from './test-house.ts'
import { testSecret } from './test-server.ts'

type Fields = Readonly<Record<string, unknown>>

/** Starts the server as a process on the database of a test house. The calls of the provider that `standstills` name never go on. */
export async function killableServer(
  { prepared, config }: Pick<TestHouse, 'prepared' | 'config'>,
  standstills: readonly Standstill[] = [],
) {
  const settings: KillableSettings = { prepared, secretKey: testSecret, dataDir: config.dataDir, standstills }
  const server = fork(join(import.meta.dirname, 'killable-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_OF_TEST: JSON.stringify(settings) },
  })
  const ended = once(server, 'exit')
  const kill = async () => {
    server.kill('SIGKILL')
    await ended
  }
  afterAll(kill)
  const messages: KillableMessage[] = []
  const heard = on(server, 'message')
  const waitFor = async <M extends KillableMessage>(isIt: (message: KillableMessage) => message is M): Promise<M> => {
    for (;;) {
      const known = messages.find(isIt)
      if (known) return known
      const next = await Promise.race([heard.next(), ended])
      if (!('value' in next) || next.done) throw new Error('the server has ended')
      messages.push(next.value[0])
    }
  }
  const { port } = await waitFor(message => 'port' in message)

  return {
    kill,

    /** Waits until all the calls stand still. */
    async waitUntilStill(): Promise<void> {
      for (const { operation, when } of standstills) {
        await waitFor(
          (message): message is { still: Standstill } =>
            'still' in message && message.still.operation === operation && message.still.when === when,
        )
      }
    },

    async sweep(...names: string[]): Promise<void> {
      for (const name of names) {
        server.send(name)
        await waitFor((message): message is { swept: string } => 'swept' in message && message.swept === name)
        messages.splice(
          messages.findIndex(message => 'swept' in message),
          1,
        )
      }
    },

    /** Calls an endpoint; a call without a token is a stranger's. */
    async call<E extends Endpoint>(endpoint: E, input: Input<E> & Fields, token?: string): Promise<Output<E>> {
      const { method, path } = endpoint
      const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !path.includes(`:${name}`)))
      const answer = await fetch(`http://127.0.0.1:${port}/api${fillPath(path, input)}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(method !== 'GET' && { body: JSON.stringify(rest) }),
      })
      const { success, message, data } = (await answer.json()) as { success: boolean; message?: string; data: Output<E> } // the envelope
      if (!success) throw new Error(message)
      return data
    },
  }
}
