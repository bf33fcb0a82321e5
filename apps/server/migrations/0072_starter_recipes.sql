-- Which recipe of the starter library a recipe was taken from, so that nobody takes it twice.

alter table recipes add column starter_key text check (length(starter_key) <= 60);
create index recipes_starter_key on recipes (workspace_id, starter_key) where starter_key is not null;
