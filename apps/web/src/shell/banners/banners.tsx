import { useHasSettled } from '#lib/build'
import { lazyPart } from '#lib/lazy-part'
import { BannerHost } from '#ui/banner'
import { extras } from '../../extras.ts'
import { useAddressBanner } from './address-banner.ts'

// the code that sends stored writes comes with it, and no first page needs that
const LateNotices = lazyPart(() => import('./late-notices.tsx'), 'LateNotices')

/** The notices above the content: first the state of the network, then those that wait for the person. */
export function Banners() {
  useAddressBanner()
  // the list never changes after the page has loaded, so the hooks keep their order
  for (const useBanner of extras.banners) useBanner()
  const hasSettled = useHasSettled(true)
  return (
    <>
      {hasSettled && <LateNotices />}
      <BannerHost />
    </>
  )
}
