import { showBanner } from '#ui/banner'
import { useWords } from '../words/index.ts'

/** Tells that a new build has been loaded in the background; the person decides when it takes over. */
export function offerNewVersion(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return
  // without a controller this is the first visit, so no old build is running
  const isUpdate = () => navigator.serviceWorker.controller !== null
  if (registration.waiting && isUpdate()) showNewVersionBanner(registration)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate()) showNewVersionBanner(registration)
    })
  })
}

const showNewVersionBanner = (registration: ServiceWorkerRegistration) =>
  showBanner({
    id: 'new version',
    type: 'info',
    lead: useWords.say('newVersionLead'),
    text: useWords.say('newVersion'),
    buttons: [{ text: useWords.say('updateNow'), onClick: () => activateNewVersion(registration) }],
  })

function activateNewVersion({ waiting }: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  if (waiting) waiting.postMessage({ type: 'take over' })
  else location.reload()
}
