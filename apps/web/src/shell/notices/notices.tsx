import { BannerHost } from '#ui/banner'
import { extras } from '../../extras.ts'
import { useAddressNotice } from './address-notice.ts'
import { OfflineBar } from './offline-bar.tsx'
import { RefusedWrites } from './refused-writes.tsx'

/** Above the content: the network first, then what waits for the person. */
export function Notices() {
  useAddressNotice()
  // the lists never change while the page lives, so neither does the order of their hooks
  for (const useNotice of extras.notices) useNotice()
  for (const useBeside of extras.beside) useBeside()
  return (
    <>
      <OfflineBar />
      <RefusedWrites />
      <BannerHost />
    </>
  )
}
