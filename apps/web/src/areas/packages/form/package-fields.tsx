import { languages } from '@allenio/contract'
import { billingModels, intervalUnits, packageLimits } from '@allenio/contract/packages'
import { rhythmLabel } from '@allenio/domain/packages'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormValue } from '#lib/forms'
import { useLanguage } from '#lib/words'
import { Checkbox } from '#ui/checkbox'
import { FieldPair } from '#ui/field'
import { Stack } from '#ui/layout'
import { SquarePicture } from '#ui/picture-upload'
import { RadioCards } from '#ui/radio-cards'
import { Section, Sheet } from '#ui/section'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { typesQuery } from '../data.ts'
import { CreditRows } from './credit-rows.tsx'
import css from './form.module.css'
import { Preview } from './preview.tsx'
import { CollaboratorsField, ProgramsField, SurveysField } from './things-field.tsx'
import type { FieldsProps } from './use-package-form.ts'
import { namedRhythms } from './values.ts'
import { useFormWords } from './words.ts'

interface PackageFieldsProps extends FieldsProps {
  currency: string
  /** The picture that the package has already. */
  image: string | null
  /** Each page adds a part of its own below the fields, such as the attachments. */
  foot?: ReactNode
}

/** All fields of a package, with what buyers read beside them. */
export const PackageFields = ({ form, currency, image, foot }: PackageFieldsProps) => (
  <div className={css.columns} key={form.round}>
    <Sheet framed>
      <NameFields form={form} image={image} />
      <PriceFields form={form} currency={currency} />
      <UnlockFields form={form} />
      <SaleFields form={form} />
      {foot}
    </Sheet>
    <Preview form={form} currency={currency} />
  </div>
)

function NameFields({ form, image }: FieldsProps & { image: string | null }) {
  const t = useFormWords()
  const upload = useFormValue(form, 'imageUploadId')
  const language = useFormValue(form, 'language')
  return (
    <Section>
      <Stack gap={16}>
        <TextField
          label={t('name')}
          placeholder={t('nameHint')}
          autoComplete="off"
          maxLength={packageLimits.name}
          {...form.field('name')}
        />
        <TextArea
          label={t('description')}
          hint={t('descriptionHint')}
          optional
          minRows={4}
          maxLength={packageLimits.description}
          {...form.field('description')}
        />
        <RadioCards
          label={t('writtenIn')}
          hasColumns
          options={languages.map(value => ({ value, label: t(`language_${value}`) }))}
          value={language.value}
          onChange={language.onChange}
        />
        <Stack gap={8}>
          <Text weight={500}>{t('picture')}</Text>
          <SquarePicture
            purpose="package"
            maxBytes={packageLimits.image}
            stored={image}
            value={upload.value}
            onChange={upload.onChange}
            error={upload.error}
          />
          <Text size="hint" tone={3}>
            {t('pictureText')}
          </Text>
        </Stack>
      </Stack>
    </Section>
  )
}

const number = { inputMode: 'numeric', autoComplete: 'off', figures: true } as const

function PriceFields({ form, currency }: FieldsProps & { currency: string }) {
  const t = useFormWords()
  const language = useLanguage()
  const { field } = form
  const model = useFormValue(form, 'billingModel')
  const { value: rhythm } = useFormValue(form, 'rhythm')
  const isOnce = model.value === 'ONE_TIME_PAYMENT'
  return (
    <Section title={t('payment')}>
      <Stack gap={16}>
        <RadioCards
          label={t('billing')}
          hasColumns
          options={billingModels.map(value => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
          value={model.value}
          onChange={model.onChange}
        />
        <FieldPair>
          <TextField {...number} inputMode="decimal" label={t('price')} hint={t('priceHint')} unit={currency} {...field('price')} />
          {isOnce ? (
            <TextField {...number} label={t('installments')} hint={t('installmentsHint')} optional {...field('installments')} />
          ) : (
            <Select
              label={t('rhythm')}
              options={[
                ...namedRhythms.map(value => {
                  const [count, unit] = value.split(' ')
                  const intervalUnit = intervalUnits.find(each => each === unit) ?? 'MONTH'
                  return { value, label: rhythmLabel(language, { intervalUnit, intervalCount: Number(count) }) }
                }),
                { value: 'other', label: t('other') },
              ]}
              {...field('rhythm')}
            />
          )}
        </FieldPair>
        {!isOnce && rhythm === 'other' && (
          <FieldPair>
            <TextField {...number} label={t('every')} {...field('intervalCount')} />
            <Select label={t('unit')} options={intervalUnits.map(value => ({ value, label: t(value) }))} {...field('intervalUnit')} />
          </FieldPair>
        )}
        {isOnce ? (
          <TextField {...number} label={t('accessDays')} hint={t('accessHint')} optional unit={t('days')} {...field('accessDays')} />
        ) : (
          <TextField {...number} label={t('trialDays')} hint={t('trialHint')} optional unit={t('days')} {...field('trialDays')} />
        )}
      </Stack>
    </Section>
  )
}

function UnlockFields({ form }: FieldsProps) {
  const t = useFormWords()
  const { value: billingModel } = useFormValue(form, 'billingModel')
  const opensChat = useFormValue(form, 'opensChat')
  return (
    <Section title={t('unlocks')} text={t('unlocksText')}>
      <Stack gap={20}>
        {billingModel === 'ONE_TIME_PAYMENT' ? <ProgramsField form={form} /> : <Text tone={2}>{t('programsOnce')}</Text>}
        <SurveysField form={form} />
        <CreditRows form={form} />
        <CollaboratorsField form={form} />
        <Checkbox label={t('opensChat')} checked={opensChat.value} onChange={event => opensChat.onChange(event.target.checked)} />
      </Stack>
    </Section>
  )
}

function SaleFields({ form }: FieldsProps) {
  const t = useFormWords()
  const { data } = useQuery(typesQuery())
  const [active, shown, featured] = [useFormValue(form, 'isActive'), useFormValue(form, 'isShown'), useFormValue(form, 'isFeatured')]
  const types = data?.clientTypes ?? []
  const activate = (isActive: boolean) => {
    active.onChange(isActive)
    // a package that goes on sale is meant to be seen
    if (isActive) shown.onChange(true)
  }
  return (
    <Section title={t('visibility')}>
      <Stack gap={16}>
        <Checkbox
          label={t('isActive')}
          hint={t('isActiveHint')}
          checked={active.value}
          onChange={event => activate(event.target.checked)}
        />
        <Checkbox label={t('isShown')} checked={shown.value} onChange={event => shown.onChange(event.target.checked)} />
        <Checkbox
          label={t('isFeatured')}
          hint={t('isFeaturedHint')}
          checked={featured.value}
          onChange={event => featured.onChange(event.target.checked)}
        />
        {types.length > 0 && (
          <Select
            label={t('clientType')}
            optional
            options={[{ value: '', label: t('noType') }, ...types.map(({ id, name }) => ({ value: id, label: name }))]}
            {...form.field('clientTypeId')}
          />
        )}
      </Stack>
    </Section>
  )
}
