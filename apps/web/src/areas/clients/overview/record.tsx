import type { ClientDetail } from '@allenio/contract/clients'
import { spacedPhone } from '@allenio/domain/typed-values'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { BlockLink } from '#ui/block'
import { useCopy } from '#ui/copy-field'
import { IconButton } from '#ui/icon-button'
import { BareList } from '#ui/layout'
import { TextLink } from '#ui/link'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { ClientConsents } from '../consents/client-consents.tsx'
import { useOverviewWords } from './words.ts'
import css from './record.module.css'

interface RecordBlockProps {
  client: ClientDetail
  consents: ComponentProps<typeof ClientConsents>['query']
}

/** How they are reached, since when they are here and what they have agreed to. */
export function RecordBlock({ client, consents }: RecordBlockProps) {
  const t = useOverviewWords()
  const { day } = useFormats()
  const { id, email, phone, createdAt, source, may } = client
  const edit = hrefTo('/clients/$id/edit', { id })
  return (
    <Section title={t('record')} action={may.edit && <BlockLink title={t('record')} href={edit} text={t('edit')} />}>
      <BareList as="dl" gap={6} className={css.record}>
        <Fact title={t('email')}>{email && <Contact text={email} href={`mailto:${email}`} copy={t('copyEmail')} />}</Fact>
        <Fact title={t('phone')}>{phone && <Contact text={spacedPhone(phone)} href={`tel:${phone}`} copy={t('copyPhone')} />}</Fact>
        <Fact title={t('clientSince')}>
          {day(createdAt)}
          <Text as="small" size="small" tone={3}>
            {t(`source_${source}`)}
          </Text>
        </Fact>
      </BareList>
      <ClientConsents clientId={id} query={consents} />
    </Section>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  const t = useOverviewWords()
  return (
    <div>
      <Text as="dt" tone={3}>
        {title}
      </Text>
      <dd>
        {children || (
          <Text as="span" tone={3}>
            {t('notGiven')}
          </Text>
        )}
      </dd>
    </div>
  )
}

function Contact({ text, href, copy: label }: { text: string; href: string; copy: string }) {
  const t = useOverviewWords()
  const { isCopied, copy } = useCopy()
  return (
    <>
      <TextLink href={href} title={text}>
        {text}
      </TextLink>
      <IconButton
        size="small"
        label={isCopied ? t('copied') : label}
        icon={isCopied ? IconCheck : IconCopy}
        onClick={() => void copy(text)}
      />
    </>
  )
}
