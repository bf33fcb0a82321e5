import type { BrowserContext } from '@playwright/test'
import { baseUrl } from './api.ts'

/** A context that several tests use one after the other. */
export interface KeptContext {
  context: BrowserContext
  /** Leaves nothing of a test but the files of the app in the browser's cache. Answers false where that is not possible. */
  empty: () => Promise<boolean>
}

const clockCalls = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const
const stores = 'cookies,local_storage,indexeddb,cache_storage,file_systems'

export function keptContext(context: BrowserContext): KeptContext {
  const scripts = noteScripts(context)
  // some tests have a server of their own
  const origins = new Set<string>([new URL(baseUrl()).origin])
  context.on('page', page => page.on('framenavigated', frame => origins.add(new URL(frame.url()).origin)))
  // a clock that was replaced stays so
  let hasOwnClock = false
  for (const name of clockCalls) {
    const original: (...values: never[]) => Promise<void> = context.clock[name].bind(context.clock)
    Reflect.set(context.clock, name, (...values: never[]) => {
      hasOwnClock = true
      return original(...values)
    })
  }
  return {
    context,
    async empty() {
      if (hasOwnClock) return false
      for (const page of context.pages()) await page.close()
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      for (const script of scripts.splice(0)) await script.dispose()
      await context.setOffline(false)
      await context.clearPermissions()
      await context.clearCookies()
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: stores })
      await page.close()
      return true
    },
  }
}

interface AddedScript {
  dispose: () => Promise<void>
}

function noteScripts(context: BrowserContext): AddedScript[] {
  const scripts: AddedScript[] = []
  const addInitScript = context.addInitScript.bind(context)
  context.addInitScript = async (...script: Parameters<typeof addInitScript>) => {
    const added = await addInitScript(...script)
    scripts.push(added)
    return added
  }
  return scripts
}
