import { getBusiness } from '@allenio/contract/business'
import { IconId } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { LogoRow } from './logo-row.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useBusinessWords } from './words.ts'

export { IconId as Icon }

export function Section() {
  const t = useBusinessWords()
  const query = useQuery(read(getBusiness, {}, { isStored: true, quiet: true }))
  return (
    <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonRows rows={5} columns={1} />}>
      {business => (
        <Stack gap={24}>
          <Text tone={2} prose>
            {t('lead')}
          </Text>
          <LogoRow business={business} />
          <ProfileForm business={business} />
        </Stack>
      )}
    </Loaded>
  )
}
