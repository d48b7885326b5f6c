CREATE TABLE "help_vote_totals" (
	"article" text PRIMARY KEY NOT NULL,
	"yes" integer NOT NULL,
	"no" integer NOT NULL
);
