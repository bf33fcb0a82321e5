import { equipmentItems, muscles } from '@allenio/contract/exercises'
import { equipmentName, muscleName } from '@allenio/domain/exercises'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Figure } from '#ui/figure'
import { FigureCell, FigureRow } from '#ui/figure-row'
import { Loaded } from '#ui/loaded'
import { Skeleton } from '#ui/skeleton'
import css from './figures.module.css'
import { programInfoQuery } from './data.ts'
import { useAssignWords } from './words.ts'

const namesAtMost = 3

/** The size of a program before it is given to somebody: how much it asks, of which muscles, and with what. */
export function ProgramFigures({ programId }: { programId: string }) {
  const t = useAssignWords()
  const language = useLanguage()
  const { integer, decimal } = useFormats()
  const query = useQuery(programInfoQuery(programId))
  const first = (names: readonly string[]) => {
    const others = names.length - namesAtMost
    return [...names.slice(0, namesAtMost), ...(others > 0 ? [t('others', { count: others })] : [])].join(' · ')
  }
  // exercises outside of the library name neither, which does not mean that there is none
  const namesFigure = (names: readonly string[]) =>
    names.length > 0 ? { value: integer(names.length), note: first(names) } : { value: '–', note: t('notKnown') }
  return (
    <div className={css.figures}>
      <Loaded query={query} failed={t('figuresFailed')} skeleton={<Skeleton height={112} />}>
        {info => {
          if (info.exercises === 0) return null
          const trained = info.muscles.flatMap(({ muscle, sets }) => {
            const knownMuscle = muscles.find(each => each === muscle)
            return knownMuscle ? [`${muscleName(knownMuscle, language)} ${decimal(sets)}`] : []
          })
          const equipment = equipmentItems.filter(each => info.equipment.includes(each)).map(each => equipmentName(each, language))
          return (
            <FigureRow>
              <FigureCell>
                <Figure
                  label={t('sets')}
                  size="large"
                  value={integer(info.sets)}
                  note={`${t('workouts', { count: info.workouts })}, ${t('exercises', { count: info.exercises })}`}
                />
              </FigureCell>
              <FigureCell>
                <Figure
                  label={t('minutes')}
                  value={info.workouts === 0 ? '–' : integer(Math.round(info.minutes / info.workouts))}
                  unit="min"
                  note={t('estimated')}
                />
              </FigureCell>
              <FigureCell>
                <Figure {...namesFigure(trained)} label={t('muscles')} />
              </FigureCell>
              <FigureCell>
                <Figure {...namesFigure(equipment)} label={t('equipment')} />
              </FigureCell>
            </FigureRow>
          )
        }}
      </Loaded>
    </div>
  )
}
