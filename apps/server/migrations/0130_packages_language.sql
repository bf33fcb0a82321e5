-- the language in which name and description are written, for pages in the other one
alter table packages add column language text not null default 'it' check (language in ('it', 'en'));
comment on column packages.language is 'type: Language of @allenio/contract';
update packages p set language = b.language from business_profiles b where b.workspace_id = p.workspace_id and b.language <> 'it';
