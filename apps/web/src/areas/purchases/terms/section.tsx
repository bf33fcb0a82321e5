import type { Output } from '@allenio/contract'
import { languages, type Language } from '@allenio/contract'
import { clauseNames, getSaleTerms, type SaleTermsTexts } from '@allenio/contract/purchases'
import { updateSaleTerms } from '@allenio/contract/forms/purchases'
import { clauseTemplate } from '@allenio/domain/purchases'
import { IconContract } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useEndpointForm, type FormDraft } from '#lib/forms'
import { useLanguage } from '#lib/words'
import { useUnsaved } from '#shell'
import { Button } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { FormBody, SaveRow, WithDraft } from '#ui/form'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { SegmentedControl } from '#ui/segmented-control'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { useSaleTermsWords } from './words.ts'

export { IconContract as Icon }

type Terms = Output<typeof getSaleTerms>
type Values = { texts: SaleTermsTexts }

const termsQuery = () => read(getSaleTerms, {}, { quiet: true })
const schema = updateSaleTerms.input.pick({ texts: true })
const ownNames = { it: 'Italiano', en: 'English' } as const satisfies Record<Language, string>

/** The terms under which the business sells: buyers accept them with their order, which keeps the version that they have read. */
export function Section() {
  const t = useSaleTermsWords()
  const query = useQuery(termsQuery())
  return (
    <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={4} columns={1} />}>
      {terms => (
        <WithDraft name="sale terms" parse={stored => schema.safeParse(stored).data}>
          {draft => <TermsForm key={terms.number} terms={terms} draft={draft} />}
        </WithDraft>
      )}
    </Loaded>
  )
}

function TermsForm({ terms, draft }: { terms: Terms; draft: FormDraft<Values> }) {
  const t = useSaleTermsWords()
  const { day } = useFormats()
  const queries = useQueryClient()
  const [language, setLanguage] = useState(useLanguage())
  const form = useEndpointForm({
    endpoint: updateSaleTerms,
    schema,
    start: { texts: terms.texts },
    draft,
    toInput: ({ texts }) => ({ texts, writtenOver: terms.number }),
    onSaved: (saved, more) => {
      queries.setQueryData(termsQuery().queryKey, saved)
      toastMessage(saved, more)
    },
  })
  useUnsaved(form.formState.isDirty)
  return (
    <FormBody form={form}>
      <Text tone={2} prose>
        {t('lead')}
      </Text>
      <Text size="small" tone={3}>
        {terms.writtenAt === null ? t('ours') : t('own', { number: terms.number, day: day(terms.writtenAt) })}
      </Text>
      <SegmentedControl
        label={t('language')}
        options={languages.map(value => ({ value, label: ownNames[value] }))}
        value={language}
        onChange={setLanguage}
      />
      <Stack gap={4}>
        {clauseNames.map((name, at) => (
          <Disclosure key={`${language} ${name}`} title={`${at + 1}. ${terms.texts[language][name].title}`} sub={t(name)}>
            <Stack gap={12}>
              <TextField label={t('title')} {...form.field(`texts.${language}.${name}.title`)} />
              <TextArea label={t('text')} hint={t('textHint')} optional {...form.field(`texts.${language}.${name}.text`)} />
            </Stack>
          </Disclosure>
        ))}
      </Stack>
      <Row>
        <Button size="small" onClick={() => form.setValue('texts', clauseTemplate, { shouldDirty: true })}>
          {t('restore')}
        </Button>
      </Row>
      <SaveRow form={form} />
    </FormBody>
  )
}
