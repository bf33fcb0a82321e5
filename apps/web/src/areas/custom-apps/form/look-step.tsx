import { appFileMaxBytes, appNameAtMost, type CustomApp } from '@allenio/contract/custom-apps'
import { saveCustomApp } from '@allenio/contract/forms/custom-apps'
import { contrast, rgbOf } from '@allenio/domain/colors'
import { logoFault, parseAppColor } from '@allenio/domain/custom-apps'
import { IconPhoto } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { FormBody } from '#ui/form'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { PictureUpload } from '#ui/picture-upload'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { AppPhone } from '../phone/app-phone.tsx'
import { useCustomAppWords } from '../words.ts'
import css from './form.module.css'

const schema = saveCustomApp.input.pick({ name: true, mainColor: true })
const firstColor = '#3355AA'

interface StepProps {
  app: CustomApp
  onNext: () => void
}

/** Name, colour and logo, with the phone that shows them at once. */
export function LookStep({ app, onNext }: StepProps) {
  const t = useCustomAppWords()
  const form = useEndpointForm({
    endpoint: saveCustomApp,
    schema,
    start: { name: app.name, mainColor: app.mainColor ?? '' },
    check: ({ mainColor }) => ({ mainColor: mainColor && parseAppColor(mainColor) === undefined ? t('colorWrong') : undefined }),
    toInput: values => values,
    onSaved: onNext,
  })
  const [name, mainColor] = useWatch({ control: form.control, name: ['name', 'mainColor'] })
  const color = useFormValue(form, 'mainColor')
  const parsedColor = parseAppColor(mainColor ?? '')
  return (
    <div className={css.beside}>
      <FormBody form={form} gap={20}>
        <TextField label={t('name')} hint={t('nameHint')} maxLength={appNameAtMost} {...form.field('name')} />
        <Row gap={12} align="start">
          <Field label={t('pickColor')} labelHidden>
            {wiring => (
              <input
                {...wiring}
                type="color"
                className={css.swatch}
                value={(parsedColor ?? firstColor).toLowerCase()}
                onChange={event => color.onChange(event.target.value.toUpperCase())}
              />
            )}
          </Field>
          <TextField
            label={t('color')}
            hint={t('colorHint')}
            figures
            maxLength={7}
            autoCapitalize="characters"
            spellCheck={false}
            {...form.field('mainColor')}
          />
        </Row>
        {parsedColor && <Contrast color={parsedColor} />}
        <LogoField app={app} />
        <Row>
          <Button kind="primary" type="submit" isBusy={form.isBusy}>
            {t('continue')}
          </Button>
        </Row>
      </FormBody>
      <AppPhone name={name ?? ''} color={parsedColor ?? null} logo={app.logo?.url ?? null} />
    </div>
  )
}

const readable = 4.5

function Contrast({ color }: { color: string }) {
  const t = useCustomAppWords()
  const { decimal } = useFormats()
  const rgb = rgbOf(color)
  if (!rgb) return null
  const ratio = contrast([1, 1, 1], rgb)
  const isGood = ratio >= readable
  return (
    <Badge bare status={isGood ? 'done' : 'note'}>
      {t(isGood ? 'contrastGood' : 'contrastDark', { ratio: decimal(ratio) })}
    </Badge>
  )
}

function LogoField({ app: { logo } }: Pick<StepProps, 'app'>) {
  const t = useCustomAppWords()
  const { mutateAsync } = useCall(saveCustomApp, { quiet: true })
  const fault = logo ? logoFault(logo) : undefined
  return (
    <Stack gap={8}>
      <Text weight={500}>{t('logo')}</Text>
      <PictureUpload
        purpose="custom app logo"
        maxBytes={appFileMaxBytes}
        hasPicture={logo !== null}
        draw={preview => <LogoFrame picture={preview ?? logo?.url ?? null} />}
        save={logoUploadId => mutateAsync({ logoUploadId })}
        remove={() => mutateAsync({ removeLogo: true })}
        words={{
          choose: t('chooseLogo'),
          change: t('changeLogo'),
          remove: t('removeLogo'),
          cancel: t('cancel'),
          sending: t('logoSending'),
          waiting: t('logoWaiting'),
          failed: t('logoFailed'),
        }}
        hint={max => t('logoHint', { max })}
      />
      {logo && fault && (
        <Badge bare status="attention">
          {t(fault, { width: logo.width, height: logo.height })}
        </Badge>
      )}
    </Stack>
  )
}

const LogoFrame = ({ picture }: { picture: string | null }) => (
  <span className={css.logo} aria-hidden>
    {picture ? <img src={picture} alt="" width={128} height={128} /> : <Icon of={IconPhoto} size={24} />}
  </span>
)
