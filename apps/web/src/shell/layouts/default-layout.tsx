import { isMobile, useIsMobile } from '#lib/device'
import { lazyPart } from '#lib/lazy-part'

// a device loads the frame that it shows
const PhoneFrame = lazyPart(() => import('./phone-frame.tsx'), 'PhoneFrame')
const WideFrame = lazyPart(() => import('./wide-frame.tsx'), 'WideFrame')

export function DefaultLayout() {
  return useIsMobile() ? <PhoneFrame /> : <WideFrame />
}

/** It stands in the app's first file, so that the frame is not loaded after it. */
export async function loadDefaultLayout() {
  await (isMobile() ? PhoneFrame : WideFrame).preload()
  return { Page: DefaultLayout }
}
