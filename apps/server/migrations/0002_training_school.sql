-- Training schools: kept by the super admin from the command line, read by their users, who sign in by a strategy of their own.

create table training_schools (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 5000),
  created_at timestamptz not null default now()
);
call system_table('training_schools');

create table school_users (
  id uuid primary key,
  school_id uuid not null references training_schools (id) on delete cascade,
  email text not null check (length(email) <= 254),
  email_key text not null unique check (email_key = lower(email_key)),
  password_hash text not null,
  name text not null check (length(name) between 1 and 160),
  locale text not null default 'it' check (locale in ('it', 'en')),
  created_at timestamptz not null default now()
);
create index school_users_of_school on school_users (school_id);
call system_table('school_users');

create table school_courses (
  id uuid primary key,
  school_id uuid not null references training_schools (id) on delete cascade,
  title text not null check (length(title) between 1 and 160),
  body text not null default '' check (length(body) <= 50000),
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create index school_courses_of_school on school_courses (school_id, position);
call system_table('school_courses');

create table school_course_files (
  course_id uuid not null references school_courses (id) on delete cascade,
  file_id uuid not null,
  position integer not null default 0,
  primary key (course_id, file_id)
);
create index school_course_files_of_file on school_course_files (file_id);
call system_table('school_course_files');
