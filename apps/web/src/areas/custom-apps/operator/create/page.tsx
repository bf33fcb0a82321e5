import { appNameAtMost, createOperatorApp, listAppCoaches } from '@allenio/contract/custom-apps'
import { parseAppColor } from '@allenio/domain/custom-apps'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { BackButton, goTo } from '#shell'
import { listQuery, useSettled } from '#lib/api'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Combobox } from '#ui/combobox'
import type { ComboboxProps } from '#ui/combobox'
import { Stack } from '#ui/layout'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { PageColumn, SheetFormPage } from '#ui/sheet-page'
import { TextField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { ColorField } from '../../form/color-field.tsx'
import { useCustomAppWords } from '../../words.ts'
import { appHref, appsAddress } from '../data.ts'
import { useOperatorWords } from '../words.ts'

const fields = z.object({ workspaceId: z.string(), name: z.string().trim().max(appNameAtMost), mainColor: z.string() })

/** Begins an app for a business that has not asked for it itself. */
export function Page() {
  const t = useOperatorWords()
  const say = useCustomAppWords()
  const form = useEndpointForm({
    endpoint: createOperatorApp,
    schema: fields,
    start: { workspaceId: '', name: '', mainColor: '' },
    check: ({ workspaceId, mainColor }) => ({
      workspaceId: workspaceId ? undefined : t('coachMissing'),
      mainColor: mainColor && parseAppColor(mainColor) === undefined ? say('colorWrong') : undefined,
    }),
    toInput: values => values,
    onSaved: ({ app }, { message }) => {
      toastMessage(app, { message })
      goTo(appHref(app.id), { replace: true, isSaved: true })
    },
  })
  const business = useFormValue(form, 'workspaceId')
  return (
    <PageColumn>
      <PageHeader title={t('createTitle')} sub={t('createText')} back={<BackButton />} />
      <SheetFormPage form={form} save={t('createSave')} cancelHref={appsAddress.href({})}>
        <Sheet framed>
          <Section>
            <Stack gap={20}>
              <CoachSelect
                label={t('coach')}
                hint={t('coachHint')}
                value={business.value || null}
                error={business.error}
                onChange={id => business.onChange(id ?? '')}
              />
              <TextField label={say('name')} hint={say('nameHint')} optional maxLength={appNameAtMost} {...form.field('name')} />
              <ColorField {...useFormValue(form, 'mainColor')} />
            </Stack>
          </Section>
        </Sheet>
      </SheetFormPage>
    </PageColumn>
  )
}

type CoachSelectProps = Pick<ComboboxProps, 'label' | 'hint' | 'error' | 'value' | 'onChange'>

/** A business without an app, found by its name or that of its owner. */
function CoachSelect(props: CoachSelectProps) {
  const t = useOperatorWords()
  const [typed, setTyped] = useState('')
  const [chosenName, setChosenName] = useState('')
  const text = typed.trim() === chosenName ? '' : typed.trim()
  const search = useSettled(text)
  const { data, isFetching } = useInfiniteQuery(
    listQuery(listAppCoaches, search === '' ? {} : { search }, { rows: ({ coaches }) => coaches, quiet: true }),
  )
  const coaches = data?.rows ?? []
  return (
    <Combobox
      {...props}
      isFirst
      onChange={id => {
        setChosenName(coaches.find(coach => coach.id === id)?.business ?? '')
        props.onChange(id)
      }}
      nothing={t('noCoaches')}
      options={coaches.map(({ id, business, owner }) => ({ value: id, label: business, detail: owner }))}
      search={typed}
      onSearch={setTyped}
      isSearching={isFetching || search !== text}
    />
  )
}
