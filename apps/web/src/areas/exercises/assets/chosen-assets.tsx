import { exerciseLimits } from '@allenio/contract/exercises'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormats } from '#lib/formats'
import { Dropzone } from '#ui/dropzone'
import { IconButton } from '#ui/icon-button'
import { BareList, Row, Stack } from '#ui/layout'
import { Section } from '#ui/section'
import { Ellipsis, Text } from '#ui/text'
import { acceptedAssets, checkAssets } from './asset-check.ts'
import { LinkField } from './link-field.tsx'
import { useAssetWords } from './words.ts'

/** Files and addresses of films, for an exercise that is not created yet. */
export interface ChosenAssets {
  files: readonly File[]
  addresses: readonly string[]
}

interface ChosenAssetsProps {
  value: ChosenAssets
  onChange: (assets: ChosenAssets) => void
}

const megabyte = 1024 ** 2

/** Pictures and films that are sent once the exercise is created. */
export function ChosenAssetSection({ value: { files, addresses }, onChange }: ChosenAssetsProps) {
  const t = useAssetWords()
  const { maxFile, bytes } = useFormats()
  const [messages, setMessages] = useState<readonly string[]>([])
  const room = exerciseLimits.assets - files.length - addresses.length
  const rows = [
    ...files.map(file => ({ name: file.name, detail: bytes(file.size), rest: { files: files.filter(each => each !== file), addresses } })),
    ...addresses.map(address => ({ name: address, detail: '', rest: { files, addresses: addresses.filter(each => each !== address) } })),
  ]
  return (
    <Section title={t('title')} text={t('laterText')} split>
      <Stack gap={16}>
        {rows.length > 0 && (
          <BareList gap={4}>
            {rows.map(({ name, detail, rest }) => (
              <Row as="li" key={name} gap={12} justify="between">
                <Ellipsis>{name}</Ellipsis>
                <Row gap={8}>
                  <Text as="span" size="small" tone={3}>
                    {detail}
                  </Text>
                  <IconButton label={t('removeChosen', { name })} icon={IconX} size="small" onClick={() => onChange(rest)} />
                </Row>
              </Row>
            ))}
          </BareList>
        )}
        <Dropzone
          title={t('drop')}
          hint={t('dropHint', { max: maxFile(Math.floor(exerciseLimits.asset / megabyte)) })}
          accept={acceptedAssets}
          multiple
          disabled={room <= 0}
          messages={messages}
          onFiles={chosen => {
            const { good, messages: wrong } = checkAssets(chosen, room)
            setMessages(wrong)
            onChange({ addresses, files: [...files, ...good] })
          }}
        />
        {room > 0 && <LinkField onAdd={address => onChange({ files, addresses: [...new Set([...addresses, address])] })} />}
      </Stack>
    </Section>
  )
}
