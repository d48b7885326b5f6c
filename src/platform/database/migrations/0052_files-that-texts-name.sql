-- Texts that were written before the product kept which files they name.
INSERT INTO "content_links" ("source_id", "is_draft", "field", "position", "target_collection", "target_uid")
SELECT "id", "is_draft", '/uploads', row_number() OVER (PARTITION BY "id", "is_draft" ORDER BY "name") - 1, '/uploads', "name"
FROM (
	SELECT DISTINCT "content_documents"."id", "said"."is_draft", "file"[1] AS "name"
	FROM "content_documents"
	CROSS JOIN LATERAL (VALUES (false, "attributes"::text), (true, "draft"::text)) AS "said" ("is_draft", "words")
	CROSS JOIN LATERAL regexp_matches("said"."words", '(?:/|%2F)uploads(?:/|%2F)([\w.-]*\w)', 'gi') AS "file"
	WHERE "content_documents"."collection" <> 'media'
) AS "named";
