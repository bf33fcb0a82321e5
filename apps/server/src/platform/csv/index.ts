export { bytesOf, inReadingPlace, readCsv, tableTypes, type CsvOptions, type CsvTable } from './read-csv.ts'
export { xlsxOf, type Cell } from './xlsx.ts'
