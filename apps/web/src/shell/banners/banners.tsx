import { BannerHost } from '#ui/banner'
import { extras } from '../extras/area-extras.ts'
import { useAddressBanner } from './address-banner.ts'
import { OfflineBar } from './offline-bar.tsx'
import { RefusedWrites } from './refused-writes.tsx'

/** The notices above the content: first the state of the network, then those that wait for the person. */
export function Banners() {
  useAddressBanner()
  // the lists never change after the page has loaded, so the hooks keep their order
  for (const useBanner of extras().banners) useBanner()
  for (const useBeside of extras().beside) useBeside()
  return (
    <>
      <OfflineBar />
      <RefusedWrites />
      <BannerHost />
    </>
  )
}
