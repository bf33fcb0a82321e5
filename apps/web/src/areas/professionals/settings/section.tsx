import { getProfessionalProfile } from '@allenio/contract/professionals'
import { IconSignature } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { PictureRow } from './picture-row.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SignedSample } from './signed-sample.tsx'
import { useProfessionalWords } from './words.ts'

export { IconSignature as Icon }

/** Title, register, signature and stamp of a member, for papers. */
export function Section() {
  const t = useProfessionalWords()
  const query = useQuery(read(getProfessionalProfile, {}, { quiet: true }))
  return (
    <Loaded query={query} failed={t('loadFailed')} skeleton={<SkeletonRows rows={5} columns={1} />}>
      {profile => (
        <Stack gap={24}>
          <Text tone={2} prose>
            {t('lead')}
          </Text>
          <ProfileForm profile={profile} />
          <PictureRow kind="signature" picture={profile.signature} />
          <PictureRow kind="stamp" picture={profile.stamp} />
          <SignedSample profile={profile} />
        </Stack>
      )}
    </Loaded>
  )
}
