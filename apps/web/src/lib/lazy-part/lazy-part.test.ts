import { createElement, Suspense, type ReactNode } from 'react'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isLoadingPart, lazyModule, lazyPart, suspendingPart } from './lazy-part.ts'

const { setTimeout: realTimeout } = globalThis

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A module that fails to load as long as there is no network. */
function moduleOnServer() {
  const network = { isThere: true, requests: 0 }
  const load = async () => {
    network.requests += 1
    // a request takes a moment, so that React suspends
    await new Promise(resolve => realTimeout(resolve))
    if (!network.isThere) throw new Error('no network')
    return { Greeting: () => 'hello' }
  }
  const connect = () => {
    network.isThere = true
    vi.runAllTimers()
  }
  return { network, load, connect }
}

/** The text that React renders, or the error with which it ends. */
async function render(node: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(createElement(Suspense, { fallback: '' }, node), {
    onError: error => void errors.push(error),
  })
  await stream.allReady
  const html = await new Response(stream).text()
  return errors.length > 0 ? errors.map(String).join() : html.includes('hello') ? 'hello' : html
}

type Load = ReturnType<typeof moduleOnServer>['load']

/** The ways to load a part. `preload` resolves when the attempt has ended. */
const ways = {
  lazyPart: (load: Load) => {
    const Part = lazyPart(load, 'Greeting')
    return { Part, preload: () => Part.preload().catch(() => undefined) }
  },
  suspendingPart: (load: Load) => {
    const Part = suspendingPart(load, 'Greeting')
    return { Part, preload: () => Part.preload().catch(() => undefined) }
  },
  lazyModule: (load: Load) => {
    const useGreeting = lazyModule(load)
    const preload = async () => {
      useGreeting.preload()
      while (isLoadingPart()) await new Promise(resolve => realTimeout(resolve))
    }
    return { Part: () => createElement(useGreeting().Greeting), preload }
  },
}

describe.each(['lazyPart', 'suspendingPart', 'lazyModule'] as const)('%s', name => {
  test('does not request again in a loop when a render fails, but later', async () => {
    const { network, load, connect } = moduleOnServer()
    const { Part, preload } = ways[name](load)
    network.isThere = false
    expect(await render(createElement(Part))).toBe('Error: no network')
    expect(await render(createElement(Part))).toBe('Error: no network')
    await preload()
    expect(network.requests).toBe(1)
    connect()
    expect(await render(createElement(Part))).toBe('hello')
    expect(await render(createElement(Part))).toBe('hello')
    expect(network.requests).toBe(2)
  })

  test('requests again what could not be loaded before its first render', async () => {
    const { network, load, connect } = moduleOnServer()
    const { Part, preload } = ways[name](load)
    network.isThere = false
    await preload()
    connect()
    expect(await render(createElement(Part))).toBe('hello')
    expect(network.requests).toBe(2)
  })

  test('shares the request of a preload, and renders at once what is loaded', async () => {
    const { network, load } = moduleOnServer()
    const { Part, preload } = ways[name](load)
    const loading = preload()
    expect(await render(createElement(Part))).toBe('hello')
    await loading
    await preload()
    expect(renderToStaticMarkup(createElement(Part))).toBe('hello')
    expect(network.requests).toBe(1)
  })
})
