import { worker } from './worker.ts'

const patienceMs = 300

/** Whether a focused window shows this place; the worker must ask the page, because only the page knows. */
export async function isLookedAt(url: string): Promise<boolean> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const answers = await Promise.all(windows.filter(({ focused }) => focused).map(client => ask(client, url)))
  return answers.includes(true)
}

const ask = (client: WindowClient, url: string) =>
  new Promise<boolean>(resolve => {
    const { port1, port2 } = new MessageChannel()
    const end = (isLooking: boolean) => {
      clearTimeout(timer)
      port1.close()
      resolve(isLooking)
    }
    const timer = setTimeout(() => end(false), patienceMs)
    port1.onmessage = ({ data }) => end(data === true)
    client.postMessage({ type: 'looking at', url }, [port2])
  })
