import { BannerHost } from '#ui/banner'
import { useAddressNotice } from './address-notice.ts'
import { OfflineBar } from './offline-bar.tsx'
import { RefusedWrites } from './refused-writes.tsx'

/** Above the content: the network first, then what waits for the person. */
export function Notices() {
  useAddressNotice()
  return (
    <>
      <OfflineBar />
      <RefusedWrites />
      <BannerHost />
    </>
  )
}
