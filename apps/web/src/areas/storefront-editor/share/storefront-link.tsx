import { IconBuildingStore, IconQrcode } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { useIsHand } from '#lib/device'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Text } from '#ui/text'
import { ownQuery, type StorefrontHead } from '../data.ts'
import { ShareDialog } from './share-dialog.tsx'
import { useShareWords } from './words.ts'

/** Where the packages are shown, to share it; or the way to a page for them. Nothing for those who may not see the storefront. */
export function StorefrontLink() {
  const mayView = useMe()?.permissions.includes('view storefronts') ?? false
  const { data } = useQuery({ ...ownQuery(), enabled: mayView })
  if (!data) return null
  const { storefront } = data
  return storefront?.isActive ? <PublicLink head={storefront} /> : <WayToEditor head={storefront} />
}

function PublicLink({ head }: { head: StorefrontHead }) {
  const t = useShareWords()
  const isHand = useIsHand()
  const [isOpen, setOpen] = useState(false)
  return (
    <Row gap={12} justify="between">
      <Row gap={8} grow>
        <Icon of={IconBuildingStore} size={20} />
        <Text clip tone={2}>
          {!isHand && `${t('yours')}: `}
          <TextLink href={head.address} target="_blank" rel="noreferrer">
            {head.address.replace(/^https?:\/\//, '')}
          </TextLink>
        </Text>
      </Row>
      {isHand ? (
        <IconButton label={t('share')} icon={IconQrcode} onClick={() => setOpen(true)} />
      ) : (
        <Button size="small" icon={IconQrcode} onClick={() => setOpen(true)}>
          {t('share')}
        </Button>
      )}
      {isOpen && <ShareDialog head={head} onClose={() => setOpen(false)} />}
    </Row>
  )
}

function WayToEditor({ head }: { head: StorefrontHead | null }) {
  const t = useShareWords()
  const [text, verb] = head ? ([head.version === null ? 'draft' : 'off', 'edit'] as const) : (['none', 'create'] as const)
  return (
    <Row gap={12} wrap justify="between">
      <Row gap={8} grow>
        <Icon of={IconBuildingStore} size={20} />
        <Text tone={2} breaks>
          {t(text)}
        </Text>
      </Row>
      <ButtonLink size="small" href={hrefTo('/storefronts')}>
        {t(verb)}
      </ButtonLink>
    </Row>
  )
}
