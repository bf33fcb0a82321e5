import type { PaperDay, PaperWeek, PaperWorkout, ProgramPaper } from '@allenio/contract/programs'
import { classes } from '#ui/classes'
import { CoverImage } from '#ui/cover-image'
import { Row } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './pdf.module.css'

/** The program as it is printed; paper is white in every colour scheme. */
export function ProgramSheet({ paper }: { paper: ProgramPaper }) {
  const { title, client, description, brand, weeks, words, language, pageBreak } = paper
  const columnWidths = columnWidthsOf(paper)
  return (
    <article
      className={css.sheet}
      data-scheme="light"
      lang={language}
      data-break={pageBreak}
      style={{ borderTopColor: brand?.color ?? undefined }}>
      {brand && (
        <div className={css.brand}>
          {brand.logo && <img src={brand.logo} width={40} height={40} alt="" className={css.logo} />}
          <div>
            <b>{brand.name}</b>
            <Text size="small" tone={2}>
              {brand.contact.join(' · ')}
            </Text>
          </div>
        </div>
      )}
      <p className={css.title}>{title}</p>
      {client && <Text tone={2}>{client}</Text>}
      <Note text={description} />
      {weeks.length === 0 && <Note text={words.noWeeks} />}
      {weeks.map(week => (
        <Week key={week.id} week={week} paper={paper} columnWidths={columnWidths} />
      ))}
    </article>
  )
}

const Note = ({ text }: { text: string }) =>
  text && (
    <Text tone={2} size="small" className={css.note}>
      {text}
    </Text>
  )

/** The coach's own name of a week or day, after its number. */
const Aside = ({ children }: { children: string }) => (
  <Text as="span" size="inherit" tone={3} weight={400}>
    {children}
  </Text>
)

interface WeekProps extends Omit<DayProps, 'day' | 'weekTitle'> {
  week: PaperWeek
}

function Week({ week: { title, name, note, days }, ...day }: WeekProps) {
  return (
    <section className={css.week}>
      <Title level={2} size={20}>
        {title} {name && <Aside>{name}</Aside>}
      </Title>
      <Note text={note} />
      {days.map(each => (
        <Day key={each.id} day={each} weekTitle={title} {...day} />
      ))}
    </section>
  )
}

interface DayProps {
  day: PaperDay
  weekTitle: string
  paper: ProgramPaper
  columnWidths: readonly string[]
}

function Day({ day: { title, name, note, workouts }, weekTitle, paper, columnWidths }: DayProps) {
  return (
    <section className={css.day}>
      <Title level={3} size={16}>
        {title} {name && <Aside>{name}</Aside>}
      </Title>
      <Note text={note} />
      {workouts.length === 0 && <Note text={paper.words.noWorkout} />}
      {workouts.map(workout => (
        <Workout key={workout.id} workout={workout} place={`${weekTitle}, ${title}`} columnWidths={columnWidths} {...paper} />
      ))}
    </section>
  )
}

/** The widths of figure columns, equal in the tables of all workouts, so that the columns stand below one another. */
const columnWidthsOf = ({ headings, weeks }: ProgramPaper): readonly string[] => {
  const rows = weeks.flatMap(({ days }) => days.flatMap(({ workouts }) => workouts.flatMap(({ groups }) => groups.flat())))
  return headings.cells.map((_, index) => `${Math.min(widestFigure, Math.max(0, ...rows.map(({ cells }) => cells[index]?.length ?? 0)))}ch`)
}
/** The longest figure that counts for the common widths; a longer text widens only its own table. */
const widestFigure = 10

interface WorkoutProps extends Pick<ProgramPaper, 'headings' | 'pictures'> {
  columnWidths: readonly string[]
  workout: PaperWorkout
  /** The names of the week and the day. */
  place: string
}

/** The picture of an exercise. Without one its place stays empty, so that the names stand below one another. */
function Picture({ address, hasRoom }: { address: string | undefined; hasRoom: boolean }) {
  if (!hasRoom) return null
  return <span className={css.picture}>{address && <CoverImage src={address} />}</span>
}

function Workout({ workout: { name, note, groups }, place, headings, pictures, columnWidths }: WorkoutProps) {
  const { mark, exercise, cells, empty } = headings
  const hasPictures = Object.keys(pictures).length > 0
  return (
    <>
      {name && (
        <Text weight={600} className={css.name}>
          {name}
        </Text>
      )}
      <Note text={note} />
      {groups.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls inside, so the keyboard must be able to
        <section className={css.scroller} tabIndex={0} aria-label={[place, name].filter(Boolean).join(', ')}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{mark}</VisuallyHidden>
                </th>
                <th scope="col">{exercise}</th>
                {cells.map((heading, index) => (
                  <th key={heading} scope="col" className={css.figure} style={{ minInlineSize: columnWidths[index] }}>
                    {heading}
                  </th>
                ))}
                {empty.map(heading => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(rows => (
              <tbody key={rows[0]?.id} className={classes(rows.length > 1 && css.superset)}>
                {rows.map(row => (
                  <tr key={row.id}>
                    <td className={css.mark}>{row.mark}</td>
                    <th scope="row" className={css.exercise}>
                      <Row gap={8}>
                        <Picture address={pictures[row.picture ?? '']} hasRoom={hasPictures} />
                        <div>
                          {row.name}
                          <Note text={[...row.sets, row.note].filter(Boolean).join('\n')} />
                        </div>
                      </Row>
                    </th>
                    {row.cells.map((cell, index) => (
                      <td key={cells[index]} className={css.figure}>
                        {cell}
                      </td>
                    ))}
                    {empty.map(heading => (
                      <td key={heading} className={css.box}>
                        {/* an empty cell for a pencil */}
                        {'\u00A0'}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      )}
    </>
  )
}
