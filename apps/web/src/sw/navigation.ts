import { matchPrecache } from 'workbox-precaching'
import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { isRendered } from './addresses.ts'

const loadShell = async (): Promise<Response> => (await matchPrecache('/index.html')) ?? Response.error()

export async function answerNavigation({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  if (!isRendered.test(url.pathname)) {
    const page = await matchPrecache('/index.html')
    // a browser that has cleared our cache gets the page from the server
    return page ?? fetch(request)
  }
  try {
    return await fetch(request)
  } catch {
    return loadShell()
  }
}
