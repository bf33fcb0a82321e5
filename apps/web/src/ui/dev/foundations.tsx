import { applyBrand, brandColour, brands } from '#ui/theme'
import { Logo } from '#ui/brand'
import { Button } from '#ui/button'
import { Badge, statuses } from '#ui/badge'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { Text, Title } from '#ui/text'
import css from './dev.module.css'
import { Part, Specimen, useSay } from './specimen.tsx'

const roles = [
  'page',
  'card',
  'raised',
  'sunken',
  'line',
  'control',
  'text',
  'text-2',
  'text-3',
  'accent',
  'accent-hover',
  'accent-text',
  'accent-tint',
  'accent-mark',
  'done-fill',
  'attention-fill',
  'error-fill',
  'note-fill',
  'protein',
  'carbohydrate',
  'fat',
  'intensity-0',
  'intensity-1',
  'intensity-2',
  'intensity-3',
  'intensity-4',
] as const

export function Foundations() {
  const say = useSay()
  return (
    <>
      <Part
        id="colour"
        title={say('Colore', 'Colour')}
        text={say(
          'I dati sono freddi, il caldo chiede un’azione. Un solo accento: azione principale, posto attivo, fuoco. La scelta è inchiostro.',
          'Data are cool, warm asks for action. One accent: primary action, active place, focus. Selection is ink.',
        )}>
        <Specimen title={say('Ruoli', 'Roles')} layout="stack">
          <div className={css.swatches}>
            {roles.map(role => (
              <span key={role} className={css.swatch}>
                <i style={{ background: `var(--${role})` }} />
                {role}
              </span>
            ))}
          </div>
        </Specimen>
        <Specimen title={say('Chiaro e scuro', 'Light and dark')} layout="stack">
          <div className={css.schemes}>
            <div data-scheme="light">
              <SchemeSample />
            </div>
            <div data-scheme="dark">
              <SchemeSample />
            </div>
          </div>
        </Specimen>
        <Specimen title={say('Marchi', 'Brands')} layout="stack">
          {brands.map(brand => (
            <div
              key={brand}
              className={css.row}
              data-brand={brand}
              ref={element => void (element && applyBrand(brandColour[brand], element))}>
              <Button kind="primary">{say('Nuovo cliente', 'New client')}</Button>
              <Logo brand={brand} variant="mark" />
              <Logo brand={brand} height={22} />
              <span className={css.onDark}>
                <Logo brand={brand} height={22} onDark />
              </span>
            </div>
          ))}
        </Specimen>
      </Part>
      <Part
        id="type"
        title={say('Carattere', 'Type')}
        text={say(
          'Inter variabile, cinque misure, pesi da 400 a 700. L’unità segue la cifra, più piccola e attenuata.',
          'Inter variable, five sizes, weights 400 to 700. The unit follows the figure, smaller and muted.',
        )}>
        <Specimen title="28, 20, 16" layout="stack">
          <Title level={3} size={28}>
            Martina Bellini
          </Title>
          <Title level={3} size={20}>
            Lower B, 54 min
          </Title>
          <Title level={3} size={16}>
            {say('Definizione 4 giorni', 'Definition, 4 days')}
          </Title>
        </Specimen>
        <Specimen title={say('Corpo, 14 (16 sul telefono)', 'Body, 14 (16 on phones)')} layout="stack">
          <Text prose>
            {say(
              'Il ginocchio va molto meglio: nel terzo set di squat ho sentito solo un leggero fastidio. Resta a 40 kg anche ' +
                'venerdì, poi ne parliamo in visita.',
              'The knee is much better: in the third set of squats I felt only a slight discomfort. Stay at 40 kg on Friday ' +
                'too, then we will talk about it at the visit.',
            )}
          </Text>
          <Text tone={2}>{say('Testo secondario', 'Secondary text')}</Text>
          <Text size="small" tone={3}>
            {say('Etichette e unità', 'Labels and units')}
          </Text>
        </Specimen>
        <Specimen title={say('Cifre', 'Figures')} layout="figures">
          <Figure value="1:12" size="timer" note={say('di 2:30', 'of 2:30')} />
          <Figure value="1.240" unit="/ 1.850 kcal" size="large" label={say('Target di oggi', 'Today’s target')} />
          <Figure value="69,8" unit="kg" label={say('Peso', 'Weight')} />
          <Figure value="−4,8" unit={say('kg in 12 settimane', 'kg in 12 weeks')} size="small" />
        </Specimen>
        <Specimen title={say('Cifre in fila', 'Figures in a row')} layout="stack">
          <FigureRow>
            <FigureCell>
              <Figure value="69,8" unit="kg" size="large" label={say('Ultima pesata', 'Last weight')} />
            </FigureCell>
            <FigureCell>
              <Figure value="−1,2" unit="kg" label={say('30 giorni', '30 days')} />
            </FigureCell>
            <FigureCell>
              <Figure value="−4,8" unit="kg" label={say('90 giorni', '90 days')} />
            </FigureCell>
          </FigureRow>
        </Specimen>
      </Part>
    </>
  )
}

function SchemeSample() {
  const say = useSay()
  return (
    <div className={css.stack}>
      <div className={css.row}>
        <Button kind="primary">{say('Salva', 'Save')}</Button>
        <Button>{say('Secondario', 'Secondary')}</Button>
        <Button kind="ink">{say('Inchiostro', 'Ink')}</Button>
      </div>
      <div className={css.row}>
        {statuses.map(status => (
          <Badge key={status} status={status}>
            {status}
          </Badge>
        ))}
      </div>
    </div>
  )
}
