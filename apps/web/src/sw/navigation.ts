import { matchPrecache } from 'workbox-precaching'
import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { isRendered } from './paths.ts'

const shell = async (): Promise<Response> => (await matchPrecache('/index.html')) ?? Response.error()

export async function answerNavigation({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  if (!isRendered.test(url.pathname)) {
    const kept = await matchPrecache('/index.html')
    // a browser that has cleared our cache gets the page from the server
    return kept ?? fetch(request)
  }
  try {
    return await fetch(request)
  } catch {
    return shell()
  }
}
