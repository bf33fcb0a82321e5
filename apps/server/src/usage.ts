export const usage = `npm run admin -- <command>

  create-super-admin <email> <first name> <last name> [password]
  reset-password <email> [password]
  migrate [anyway]                          bring the database to the newest shape, or also beside nodes that cannot live with it
  database-url                              the owner's address of the database, for psql and the like
  backup <file>                             everything into one compressed file
  restore <file>                            into an empty database
  clean-recordings                          remove place, device and time from videos and voice notes of older versions
  payments-setup [replace]                  make the addresses that Stripe posts to, print their secrets, and make the plans' prices
  grant-plan <e-mail> <places|unlimited> <name> [until day]   a plan that was agreed with the business of this admin
  billing-export <month>                    what was paid to the operator, as in 2026-11, as CSV for the accountant
  set-service <code> once|yearly <euros> <name it> <name en> [text it] [text en] [installments]
  retire-service <code>                     offered no more; those who have it keep it
  school list
  school create <name> [description]
  school remove <school id>
  school add-user <school id> <email> <name> [password]
  school set-password <email> [password]
  school remove-user <email>
  school add-course <school id> <title> <text>
  school remove-course <course id>
  school add-file <course id> <path> [mime type]
  school remove-file <file id>`
