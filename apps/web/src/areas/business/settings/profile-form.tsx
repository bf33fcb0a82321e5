import type { BusinessProfile } from '@allenio/contract/business'
import { updateBusiness } from '@allenio/contract/forms/business'
import { languages, professions } from '@allenio/contract'
import { useWatch } from 'react-hook-form'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { useZoneChoices } from '#lib/time-zones'
import { useUnsaved } from '#shell'
import { Checkbox } from '#ui/checkbox'
import { FieldPair } from '#ui/field'
import { FormBody, SaveRow } from '#ui/form'
import { Stack } from '#ui/layout'
import { PhoneField } from '#ui/phone-field'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { EmailField, TextField } from '#ui/text-field'
import { toastMessage } from '#ui/toast'
import { useCountries, useFiscalCheck } from './fiscal-check.ts'
import { useBusinessWords } from './words.ts'

const schema = updateBusiness.input.omit({ logoUploadId: true, removeLogo: true })

const ownNames = { it: 'Italiano', en: 'English' }

const valuesOf = ({ name, profession, address, country, vatNumber, email, phone, language, timeZone, ...fiscal }: BusinessProfile) => ({
  name,
  profession,
  address,
  country,
  vatNumber: vatNumber ?? '',
  fiscalCode: fiscal.fiscalCode ?? '',
  certifiedMail: fiscal.certifiedMail,
  recipientCode: fiscal.recipientCode ?? '',
  asksFiscal: fiscal.asksFiscal,
  email,
  phone: phone ?? '',
  language,
  timeZone,
})

export function ProfileForm({ business }: { business: BusinessProfile }) {
  const t = useBusinessWords()
  const form = useEndpointForm({
    endpoint: updateBusiness,
    schema,
    start: valuesOf(business),
    check: useFiscalCheck(),
    toInput: values => values,
    onSaved: (saved, more) => {
      // the fields take over the server's form of the values
      form.reset(valuesOf(saved))
      toastMessage(saved, more)
    },
  })
  const [country, timeZone] = useWatch({ control: form.control, name: ['country', 'timeZone'] })
  const [email, phone] = [useFormValue(form, 'email'), useFormValue(form, 'phone')]
  const [certifiedMail, asksFiscal] = [useFormValue(form, 'certifiedMail'), useFormValue(form, 'asksFiscal')]
  const zones = useZoneChoices(timeZone ?? business.timeZone)
  const countryChoices = useCountries()
  const { isDirty } = form.formState
  useUnsaved(isDirty)
  return (
    <FormBody form={form}>
      <TextField label={t('name')} autoComplete="organization" {...form.field('name')} />
      <Select
        label={t('profession')}
        hint={t('professionHint')}
        options={professions.map(value => ({ value, label: t(value) }))}
        {...form.field('profession')}
      />
      <TextField label={t('address')} optional autoComplete="street-address" {...form.field('address')} />
      <FieldPair>
        <Select label={t('country')} autoComplete="country" options={countryChoices} {...form.field('country')} />
        <TextField label={country === 'IT' ? t('vatNumber') : t('vatNumberAbroad')} optional figures {...form.field('vatNumber')} />
      </FieldPair>
      <EmailField
        label={t('email')}
        optional
        autoComplete="email"
        hint={t('emailHint')}
        {...email}
        value={email.value ?? ''}
        onChange={event => email.onChange(event.target.value || null)}
      />
      <PhoneField label={t('phone')} optional autoComplete="tel" {...phone} value={phone.value ?? ''} />
      <Stack gap={12} id="business-invoices">
        <Stack gap={2}>
          <Text weight={500}>{t('invoices')}</Text>
          <Text size="small" tone={3}>
            {t('invoicesHint')}
          </Text>
        </Stack>
        <TextField
          label={t(country === 'IT' ? 'fiscalCode' : 'fiscalCodeAbroad')}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          {...form.field('fiscalCode')}
        />
        {country === 'IT' && (
          <FieldPair>
            <EmailField
              label={t('certifiedMail')}
              optional
              autoComplete="off"
              {...certifiedMail}
              value={certifiedMail.value ?? ''}
              onChange={event => certifiedMail.onChange(event.target.value || null)}
            />
            <TextField label={t('recipientCode')} optional autoComplete="off" figures maxLength={10} {...form.field('recipientCode')} />
          </FieldPair>
        )}
        <Checkbox
          label={t('asksFiscal')}
          hint={t('asksFiscalHint')}
          checked={asksFiscal.value === true}
          onChange={event => asksFiscal.onChange(event.target.checked)}
        />
      </Stack>
      <Stack gap={12} id="business-presets">
        <Stack gap={2}>
          <Text weight={500}>{t('presets')}</Text>
          <Text size="small" tone={3}>
            {t('presetsHint')}
          </Text>
        </Stack>
        <FieldPair>
          <Select label={t('language')} options={languages.map(value => ({ value, label: ownNames[value] }))} {...form.field('language')} />
          <Select label={t('timeZone')} options={zones} {...form.field('timeZone')} />
        </FieldPair>
      </Stack>
      <SaveRow form={form} />
    </FormBody>
  )
}
