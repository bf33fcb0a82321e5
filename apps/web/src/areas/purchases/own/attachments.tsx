import type { PackageAttachment } from '@allenio/contract/packages'
import { IconPaperclip } from '@tabler/icons-react'
import { Icon } from '#ui/icon'
import { BareList, Row } from '#ui/layout'
import { TextLink } from '#ui/link'
import { useOwnPurchaseWords } from './words.ts'

/** The files that came with a package, each with its link. */
export function Attachments({ files }: { files: readonly PackageAttachment[] }) {
  const t = useOwnPurchaseWords()
  if (files.length === 0) return null
  return (
    <BareList gap={8} aria-label={t('attachments')}>
      {files.map(({ id, name, file }) => (
        <li key={id}>
          <Row as="span" gap={8}>
            <Icon of={IconPaperclip} size={18} />
            <TextLink href={file.url} target="_blank" rel="noreferrer">
              {name}
            </TextLink>
          </Row>
        </li>
      ))}
    </BareList>
  )
}
