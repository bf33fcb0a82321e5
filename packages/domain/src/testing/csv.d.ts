/** The text of a table that tests read. */
declare module '*.csv?raw' {
  const text: string
  export default text
}
