import type { ClientImport } from '@allenio/contract/client-intake'
import { BareList, Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { MatchRow } from '#ui/table-import'
import { Text, Title } from '#ui/text'
import type { ImportWork } from './data.ts'
import { useImportWords } from './words.ts'

/** Asks what the words in the column of the sex mean, as far as nobody knows them. */
export function SexWords({ work, current: { unknownSexes, sexes } }: { work: ImportWork; current: ClientImport }) {
  const t = useImportWords()
  const words = [...sexes.map(({ word }) => word), ...unknownSexes]
  if (words.length === 0) return null
  const meanings = [
    { value: 'female', label: t('female') },
    { value: 'male', label: t('male') },
    { value: 'none', label: t('noSex') },
  ]
  const choose = (word: string, meaning: string) => {
    const sex = meaning === 'female' || meaning === 'male' ? meaning : null
    work.change({ sexes: [...sexes.filter(each => each.word !== word), { word, sex }] })
  }
  return (
    <Stack as="section" gap={10}>
      <Title level={3}>{t('sexWords')}</Title>
      <BareList>
        {words.map(word => {
          const meaning = sexes.find(each => each.word === word)
          return (
            <MatchRow key={word}>
              <Text as="b" size="inherit" breaks>
                {word}
              </Text>
              <Select
                label={`${t('means')}: ${word}`}
                labelHidden
                placeholder={t('chooseMeaning')}
                options={meanings}
                value={meaning ? (meaning.sex ?? 'none') : ''}
                onChange={({ target: { value } }) => choose(word, value)}
              />
            </MatchRow>
          )
        })}
      </BareList>
    </Stack>
  )
}
