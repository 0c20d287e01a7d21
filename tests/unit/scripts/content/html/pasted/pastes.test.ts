import { expect, it } from 'vitest';
import { sanitize } from '../../../../../../scripts/content/html/sanitize.ts';

/** Lines between blocks are not compared: browsers show none. */
const blocks = (html: string) => html.trim().replaceAll(/>\s*\n\s*</g, '><');

const PASTES: Record<string, { given: string; shown: string; removed?: string[] }> = {
  Word: {
    given: `
<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>
p.MsoListParagraph {margin-left:.5in;}
</style></head><body lang=EN-US><!--StartFragment-->
<h1 style='mso-list:l2 level1 lfo3'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span>Deposits<o:p></o:p></h1>
<p class=MsoNormal align=center style='text-align:center'><b style='mso-bidi-font-weight:normal'><span lang=EN-US style='font-size:14.0pt;color:#C00000'>RM 30 to RM 5,000</span></b><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>ü<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>No fees</p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>not for QR<sup>1</sup></p>
<p class=MsoListParagraphCxSpLast style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Wingdings'><span style='mso-list:Ignore'>ü<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>No <s>limit of RM 500</s></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>a)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Choose a bank<a style='mso-comment-reference:A_1'></a><span class=MsoCommentReference>[A1]</span></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>b)<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Upload the receipt</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'><tr><td width=150 valign=top><p class=MsoNormal><b>Bank</b></p></td><td width=150 valign=top><p class=MsoNormal align=right style='text-align:right'>RM 30</p></td></tr></table>
<div style='mso-element:comment-list'><p class=MsoCommentText>Is this still so?</p></div>
<!--EndFragment--></body></html>`,
    shown: `
<h2>1. Deposits</h2>
<p class="text-center"><b>RM\u00a030 to RM\u00a05,000</b></p>
<ul><li>No fees<ul><li>not for QR<sup>1</sup></li></ul></li><li>No <s>limit of RM\u00a0500</s></li></ul>
<ol type="a"><li>Choose a bank</li><li>Upload the receipt</li></ol>
<table><tbody><tr><td><p><b>Bank</b></p></td><td><p class="text-end">RM\u00a030</p></td></tr></tbody></table>`,
  },
  'Google Docs': {
    given: `
<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5c0f"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400;text-decoration:none;vertical-align:baseline">Welcome bonus</span></h2>
<p dir="ltr" style="line-height:1.38;text-align:center"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline">The bonus is </span><span style="font-weight:700;font-style:normal">not</span><span style="font-weight:400"> paid twice.</span><span style="font-size:0.6em;vertical-align:super">2</span></p>
<ol style="margin-top:0"><li dir="ltr" style="list-style-type:decimal;font-weight:400" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Register</span></p></li>
<ol style="margin-top:0"><li dir="ltr" style="list-style-type:lower-alpha;font-weight:400" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;font-style:italic">with your own name</span></p></li></ol>
<li dir="ltr" style="list-style-type:decimal;font-weight:400" aria-level="1"><p dir="ltr" role="presentation"><span style="text-decoration:line-through">RM 500</span><span style="text-decoration:none"> RM 300</span></p></li></ol>
<br><br><br><p dir="ltr"><a href="https://lamp.example/rules" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">Rules</span></a></p></b><br class="Apple-interchange-newline">`,
    shown: `
<h2>Welcome bonus</h2>
<p class="text-center">The bonus is <strong>not</strong> paid twice.<sup>2</sup></p>
<ol><li><p>Register</p><ol type="a"><li><p><em>with your own name</em></p></li></ol></li><li><p><s>RM\u00a0500</s> RM\u00a0300</p></li></ol>
<p><a href="https://lamp.example/rules" target="_blank" rel="noopener nofollow">Rules</a></p>`,
  },
  'an export of Google Docs': {
    given: `
<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type"><style type="text/css">@import url(https://themes.example/x.css);ol.lst-kix_ab-1.start{counter-reset:lst-ctn-kix_ab-1 0}.lst-kix_ab-0 > li:before{content:"" counter(lst-ctn-kix_ab-0,decimal) ". "}.c0{font-weight:700}.c1{text-decoration:line-through}.c2{color:#000;font-weight:400;font-style:normal;text-decoration:none}ol{margin:0;padding:0}</style></head>
<body class="c9 doc-content"><p class="c4"><span class="c2">Send </span><span class="c1">RM 20</span><span class="c0">&nbsp;RM 30</span></p>
<ol class="c5 lst-kix_ab-0 start" start="1"><li class="c6 li-bullet-0"><span class="c2">Login</span></li></ol>
<ol class="c5 lst-kix_ab-1 start" start="1"><li class="c6 li-bullet-0"><span class="c2">by name</span></li><li class="c6 li-bullet-0"><span class="c2">by phone</span></li></ol>
<ul class="c5 lst-kix_ab-2 start"><li class="c6"><span class="c2">a code comes</span></li></ul>
<ol class="c5 lst-kix_ab-0" start="2"><li class="c6 li-bullet-0"><span class="c2">Deposit</span></li></ol></body></html>`,
    shown: `
<p>Send <s>RM\u00a020</s><strong>\u00a0RM\u00a030</strong></p>
<ol><li>Login<ol type="a"><li>by name</li><li>by phone<ul><li>a code comes</li></ul></li></ol></li><li>Deposit</li></ol>`,
  },
  LibreOffice: {
    given: `
<meta http-equiv="content-type" content="text/html; charset=utf-8"/><style type="text/css">p { margin-bottom: 0.25cm }</style>
<p align="center" style="margin-bottom: 0cm"><font face="Liberation Sans"><font size="4" style="font-size: 14pt"><b>Withdrawals</b></font></font></p>
<p style="margin-bottom: 0cm"><br/></p>
<ol start="3"><li><p style="margin-bottom: 0cm"><strike>RM 20</strike> <span style="font-weight: normal">at least</span> RM 50</p></li><ol type="i"><li><p>per day</p></li></ol></ol>
<p><i><u>Without</u></i> fees, see <tt>/help/deposit</tt></p>
<table width="643" cellpadding="4" cellspacing="0"><col width="321"/><col width="321"/><tr valign="top"><th style="border: 1px solid"><p>Bank</p></th><th><p>Time</p></th></tr><tr><td><p>Ghat</p></td><td><p align="right">2 h</p></td></tr></table>`,
    shown: `
<p class="text-center"><b>Withdrawals</b></p>
<ol start="3"><li><p><s>RM\u00a020</s> at least RM\u00a050</p><ol type="i"><li><p>per day</p></li></ol></li></ol>
<p><i><u>Without</u></i> fees, see <code>/help/deposit</code></p>
<table><tbody><tr><th><p>Bank</p></th><th><p>Time</p></th></tr><tr><td><p>Ghat</p></td><td><p class="text-end">2 h</p></td></tr></tbody></table>`,
  },
  Quill: {
    given: `
<h3 class="ql-align-center">VIP</h3><p><br></p><p><br></p><p class="ql-align-right"><span class="ql-size-large" style="color: rgb(230, 0, 0);">Up to </span><strong>12%</strong></p>
<ol><li data-list="ordered"><span class="ql-ui" contenteditable="false"></span>Play</li><li data-list="ordered" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>slots</li><li data-list="bullet" class="ql-indent-2"><span class="ql-ui" contenteditable="false"></span>any</li><li data-list="ordered"><span class="ql-ui" contenteditable="false"></span>Collect</li></ol>
<p>See <a href="help/deposit" rel="noopener noreferrer" target="_blank">deposits</a> and <a href="http://old.example/vip">the old page</a></p>`,
    shown: `
<h3 class="text-center">VIP</h3><p class="text-end">Up to <strong>12%</strong></p>
<ol><li>Play<ol type="a"><li>slots<ul><li>any</li></ul></li></ol></li><li>Collect</li></ol>
<p>See <a href="/help/deposit">deposits</a> and the old page</p>`,
    removed: ['link to "http://old.example/vip"'],
  },
  TinyMCE: {
    given: `
<p style="text-align: center;"><span style="text-decoration: underline;"><em><strong>Terms</strong></em></span></p>
<p style="padding-left: 40px;">From <span style="text-decoration: line-through;">1 May</span> 1 June</p><p>&nbsp;</p><p>&nbsp;</p>
<ol style="list-style-type: lower-alpha;"><li>One</li><li style="list-style-type: none;"><ol style="list-style-type: upper-roman;"><li>Sub</li></ol></li><li value="4">Four</li></ol>
<table style="border-collapse: collapse; width: 100%;" border="1"><colgroup><col style="width: 50%;"><col style="width: 50%;"></colgroup><tbody><tr><td>Slots</td><td style="text-align: right;">10&times;</td></tr></tbody></table>
<p><a title="Support" href="www.lamp.example">www.lamp.example</a></p>`,
    shown: `
<p class="text-center"><u><em><strong>Terms</strong></em></u></p>
<p>From <s>1 May</s> 1 June</p>
<ol type="a"><li>One<ol type="I"><li>Sub</li></ol></li><li value="4">Four</li></ol>
<table><tbody><tr><td>Slots</td><td class="text-end">10×</td></tr></tbody></table>
<p><a href="https://www.lamp.example/" target="_blank" rel="noopener nofollow">www.lamp.example</a></p>`,
  },
  WordPress: {
    given: `
<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center has-large-font-size">Free <mark style="background-color:rgba(0, 0, 0, 0)" class="has-inline-color has-red-color">spins</mark></p><!-- /wp:paragraph -->
<!-- wp:list {"ordered":true} --><ol class="wp-block-list" type="a" start="2"><!-- wp:list-item --><li>Play<!-- wp:list --><ul><li>daily</li></ul></li></ol><!-- /wp:list -->
<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr><th class="has-text-align-right" data-align="right">Level</th></tr></thead><tbody><tr><td>Gold</td></tr></tbody></table><figcaption class="wp-element-caption">Levels</figcaption></figure>
<div style="height:100px" aria-hidden="true" class="wp-block-spacer"></div>`,
    shown: `
<p class="text-center">Free spins</p>
<ol start="2" type="a"><li>Play<ul><li>daily</li></ul></li></ol>
<figure><table><thead><tr><th class="text-end">Level</th></tr></thead><tbody><tr><td>Gold</td></tr></tbody></table><figcaption>Levels</figcaption></figure>`,
  },
  'an e-mail template': {
    given: `
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">Your bonus is here &#847;&zwnj;&nbsp;</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#0b3d2e"><tr><td align="center" style="padding:24px 0">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td style="font:bold 24px/32px Arial,sans-serif;color:#fff">Friday bonus</td></tr>
<tr><td height="24" style="font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="padding:0 24px"><p style="margin:0">Deposit <b>RM 50</b>, get <span style="font-weight:600">RM 25</span>.</p>
<table border="0" cellpadding="6" width="100%"><tr><td>Turnover</td><td align="right">8&times;</td></tr><tr><td>Until</td><td align="right">Sunday</td></tr></table></td></tr>
<tr><td><table role="presentation" border="0"><tr><td align="center" bgcolor="#e2b04a"><a href="https://lamp.example/promotion" target="_blank" style="display:inline-block;font-weight:bold">Join now</a></td></tr></table></td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>`,
    shown: `
<div class="text-center"><div><strong>Friday bonus</strong></div><p>Deposit <b>RM\u00a050</b>, get <strong>RM\u00a025</strong>.</p>
<table><tbody><tr><td>Turnover</td><td class="text-end">8×</td></tr><tr><td>Until</td><td class="text-end">Sunday</td></tr></tbody></table>
<div class="text-center"><a href="https://lamp.example/promotion" target="_blank" rel="noopener nofollow"><strong>Join now</strong></a></div></div>`,
  },
};

it.each(Object.entries(PASTES))(
  'a text from %s is kept in meaning',
  (_editor, { given, shown, removed = [] }) => {
    const cleaned = sanitize(given, new Map());
    expect(blocks(cleaned.html)).toBe(blocks(shown));
    expect(cleaned.removed).toEqual(removed);
    expect(sanitize(cleaned.html, new Map())).toEqual({ html: cleaned.html, removed: [] });
  },
);
