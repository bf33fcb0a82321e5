export { bytesOf, inReadingPlace, parseCsv, tableTypes, type CsvOptions, type CsvTable } from './parse-csv.ts'
export { xlsxOf, type Cell } from './xlsx.ts'
