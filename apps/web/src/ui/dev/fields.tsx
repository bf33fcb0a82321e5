import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { AppearancePicker } from '#ui/appearance-picker'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Combobox, MultiSelect } from '#ui/combobox'
import { CopyField } from '#ui/copy-field'
import { DayField } from '#ui/day-field'
import { TimeField } from '#ui/time-field'
import { InfoTip } from '#ui/info-tip'
import { Kbd } from '#ui/kbd'
import { TextLink } from '#ui/link'
import { PasswordField } from '#ui/password-field'
import { QrCode } from '#ui/qr-code'
import { RecoveryCodes } from '#ui/recovery-codes'
import { Select } from '#ui/select'
import { ControlLine } from '#ui/setting-rows'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { Part, Specimen, useSay } from './specimen.tsx'

const linkHref = 'https://allenio.test/register-client?c=MARCHETTI'

export function Fields() {
  const say = useSay()
  const [search, setSearch] = useState('')
  const [person, setPerson] = useState<string | null>('dr')
  const [tags, setTags] = useState<string[]>(['run'])
  const [birthDay, setBirthDay] = useState('1992-04-18')
  const [time, setTime] = useState('18:30')
  const [end, setEnd] = useState('')
  const [note, setNote] = useState(say('Turni di notte il martedì: cena leggera.', 'Night shifts on Tuesdays: light dinner.'))
  const people = [
    { value: 'dr', label: 'Davide Riva' },
    { value: 'sc', label: 'Sara Conti' },
    { value: 'gm', label: 'Giulia Marchetti' },
  ]
  return (
    <Part
      id="fields"
      title={say('Campi', 'Fields')}
      text={say(
        'L’errore sta accanto al campo, dice che cosa non va e com’è giusto. Ciò che è stato scritto resta.',
        'The error stands beside the field, says what is wrong and what is right. What was typed stays.',
      )}>
      <Specimen title={say('Testo', 'Text')} layout="fields">
        <TextField label={say('Nome', 'First name')} defaultValue="Martina" autoComplete="off" />
        <TextField label={say('Peso', 'Weight')} unit="kg" figures inputMode="decimal" defaultValue="82,5" />
        <TextField label={say('Altezza', 'Height')} defaultValue="178 m" error={say('Altezza in cm, come 178', 'Height in cm, like 178')} />
        <TextField label={say('Telefono', 'Phone')} optional hint={say('Con il prefisso, +39', 'With the country code, +39')} type="tel" />
        <TextField label={say('Codice', 'Code')} value="AL-2026-114" readOnly />
        <TextField label={say('Spento', 'Disabled')} disabled defaultValue="—" />
        <TextField
          label={say('Cerca', 'Search')}
          labelHidden
          type="search"
          icon={IconSearch}
          placeholder={say('Cerca per nome o e-mail', 'Search by name or e-mail')}
          after={<Kbd>/</Kbd>}
          value={search}
          onChange={event => setSearch(event.target.value)}
          onClear={() => setSearch('')}
        />
        <PasswordField
          label="Password"
          size="large"
          defaultValue="allenamento"
          action={<TextLink href="#fields">{say('Password dimenticata?', 'Forgot your password?')}</TextLink>}
        />
      </Specimen>
      <Specimen title={say('Testo lungo', 'Long text')} layout="stack">
        <TextArea
          label={say('Nota', 'Note')}
          value={note}
          onChange={event => setNote(event.target.value)}
          minRows={2}
          maxHeight={140}
          hint={say('Cresce fino a 140 px, poi scorre.', 'Grows up to 140 px, then scrolls.')}
        />
      </Specimen>
      <Specimen title={say('Scelta', 'Choice')} layout="fields">
        <Select
          label={say('Sesso', 'Sex')}
          defaultValue=""
          placeholder={say('Scegli', 'Choose')}
          options={[
            { value: 'f', label: say('Femmina', 'Female') },
            { value: 'm', label: say('Maschio', 'Male') },
          ]}
        />
        <Combobox label={say('Coach', 'Coach')} options={people} value={person} onChange={setPerson} />
        <MultiSelect
          label={say('Tag', 'Tags')}
          value={tags}
          onChange={setTags}
          options={[
            { value: 'run', label: say('Corsa', 'Running') },
            { value: 'gym', label: say('Palestra', 'Gym') },
          ]}
        />
        <DayField label={say('Data di nascita', 'Birth date')} max="2026-12-31" needsYear value={birthDay} onChange={setBirthDay} />
        <TimeField label={say('Ora', 'Time')} value={time} onChange={setTime} />
        <DayField
          label={say('Fine abbonamento', 'Subscription end')}
          error={say('Scegli un giorno futuro', 'Choose a day to come')}
          value={end}
          onChange={setEnd}
        />
      </Specimen>
      <Specimen title={say('Sì o no', 'Yes or no')} layout="stack">
        <Checkbox
          label={say('Accetto le condizioni', 'I accept the terms')}
          info={<InfoTip text={say('Serve per aprire il tuo spazio.', 'Needed to open your space.')} />}
          moreAt={{ href: '/terms', label: say('Leggi le condizioni', 'Read the terms') }}
          defaultChecked
        />
        <Checkbox label={say('Alcuni scelti', 'Some chosen')} indeterminate hint={say('3 di 14', '3 of 14')} />
        <Checkbox
          label={say('Consenso', 'Consent')}
          error={say('Senza consenso non possiamo continuare.', 'We cannot go on without consent.')}
        />
        <Checkbox label={say('Spento', 'Disabled')} disabled defaultChecked />
        <Switch label={say('Conta le alternative', 'Count the alternatives')} defaultChecked />
        <Switch
          spread
          label={say('Chat sempre attiva', 'Chat always on')}
          hint={say('Altrimenti il cliente legge quando risponderai.', 'Otherwise the client reads when you will answer.')}
        />
      </Specimen>
      <Specimen title={say('Con il suo comando', 'With its control')} layout="stack">
        <ControlLine>
          <Text tone={2} prose>
            {say(
              'I tipi distinguono chi viene in studio da chi segui a distanza.',
              'Types tell apart who comes to the studio and who does not.',
            )}
          </Text>
          <Button>{say('Tipi', 'Types')}</Button>
        </ControlLine>
      </Specimen>
      <Specimen title={say('Aspetto', 'Appearance')}>
        <AppearancePicker />
      </Specimen>
      <Specimen title={say('Da passare', 'To pass on')} layout="fields">
        <CopyField label={say('Link di registrazione', 'Registration link')} value={linkHref} />
        <QrCode text={linkHref} label={say('QR del link di registrazione', 'QR of the registration link')} size={160} />
        <RecoveryCodes
          label={say('Codici di recupero', 'Recovery codes')}
          codes={['7f3k-q2md', 'x9pa-4wle', 'm2vt-8sjc', 'd6hn-1yrb']}
          fileName="allenio.txt"
        />
      </Specimen>
    </Part>
  )
}
