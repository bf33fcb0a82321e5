import css from './chart.module.css'

export interface ValueTableProps {
  label: string
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly string[] }[]
}

/** The values of a chart as a table, in the space of the chart. */
export function ValueTable({ label, heads, rows }: ValueTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls inside, so the keyboard must be able to
    <section className={css.scroll} tabIndex={0} aria-label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
