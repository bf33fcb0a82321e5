import { getOwnStorage, getStorage } from '@allenio/contract/files'
import { IconDatabase } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import type { SettingsSectionProps } from '#lib/settings'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { SkeletonLines } from '#ui/skeleton'
import { Bytes, StorageBlock, StorageSection } from './storage-block.tsx'
import { useStorageWords } from './words.ts'

export { IconDatabase as Icon }

export function Section({ me }: SettingsSectionProps) {
  const isAdmin = me.workspace?.role === 'admin'
  return (
    <Stack gap={32}>
      {isAdmin && <OfBusiness />}
      <OfPerson isFirst={!isAdmin} />
    </Stack>
  )
}

function OfBusiness() {
  const t = useStorageWords()
  const query = useQuery(read(getStorage, {}, { quiet: true }))
  return (
    <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonLines lines={6} />}>
      {stored => <StorageBlock title={t('business')} text={t('businessText')} whenFull={t('whenFullBusiness')} stored={stored} />}
    </Loaded>
  )
}

/** `isFirst`: nothing is shown above, so this part says if there is nothing. */
function OfPerson({ isFirst }: { isFirst: boolean }) {
  const t = useStorageWords()
  const query = useQuery(read(getOwnStorage, {}, { quiet: true }))
  return (
    <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonLines lines={3} />}>
      {({ here, outside, exports }) => {
        const isEmpty = outside.used + exports === 0
        return (
          <>
            {here && <StorageBlock title={t('here')} text={t('hereText')} whenFull={t('whenFullHere')} stored={here} />}
            {(!isEmpty || (!here && isFirst)) && (
              <StorageSection id="storage-own" title={t('own')} text={isEmpty ? t('nothing') : t('ownText')}>
                {!isEmpty && (
                  <SettingRows labelledBy="storage-own">
                    {outside.used > 0 && (
                      <SettingRow name={t('photo')}>
                        <Bytes value={outside.used} />
                      </SettingRow>
                    )}
                    {exports > 0 && (
                      <SettingRow name={t('exports')} sub={t('exportsText')}>
                        <Bytes value={exports} />
                      </SettingRow>
                    )}
                  </SettingRows>
                )}
              </StorageSection>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
